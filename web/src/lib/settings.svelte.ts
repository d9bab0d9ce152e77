/** What a person has set on this device. */

/** The themes of /themes.css; a test compares them. */
export const THEMES = ["light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: string;
  theme: "system" | Theme;
  speed: "off" | "slow" | "normal" | "fast";
  sound: boolean;
  /** Notifications when it is one's turn and the page is out of sight. */
  notify: boolean;
  confirm: "always" | "touch" | "never";
  name: string;
}

const KEY = "subak-settings";

function fromBrowser(): Settings {
  const language = navigator.languages.some((tag) => tag.toLowerCase().startsWith("de")) ? "de" : "en";
  const first = navigator.language.toLowerCase();
  return {
    language: first.startsWith("en") ? "en" : language,
    theme: "system",
    speed: "normal",
    sound: false,
    notify: false,
    confirm: "touch",
    name: "",
  };
}

/** Private windows and full disks refuse to store; the table works without. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* nothing to do about it */
  }
}

export const settings = $state<Settings>({ ...fromBrowser(), ...(recall<Partial<Settings>>(KEY) ?? {}) });

const isDark = matchMedia("(prefers-color-scheme: dark)");
const wantsContrast = matchMedia("(prefers-contrast: more)");
const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");

let system = $state(systemTheme());
function systemTheme(): Theme {
  return wantsContrast.matches ? "contrast" : isDark.matches ? "dark" : "light";
}
for (const query of [isDark, wantsContrast]) query.addEventListener("change", () => (system = systemTheme()));

export function theme(): Theme {
  return settings.theme === "system" ? system : settings.theme;
}

/** How long a move takes on the screen, in milliseconds; 0: no animation. */
export function moveTime(): number {
  if (settings.speed === "off" || wantsStillness.matches) return 0;
  return { slow: 1100, normal: 520, fast: 240 }[settings.speed];
}

/** Called once by the app: settings act on the page and are kept. */
export function applySettings(): void {
  $effect(() => keep(KEY, $state.snapshot(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.className = `theme-${theme()}`;
    root.lang = settings.language;
    root.dataset.motion = settings.speed;
    const colour = getComputedStyle(root).getPropertyValue("--paper").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  });
}
