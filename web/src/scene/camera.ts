/** Which part of a board is seen: a box of the zone, zoomed and panned. Pure geometry. */

import type { Point } from "./picks";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Camera {
  /** Centre, in the zone's units. */
  x: number;
  y: number;
  /** 1: all is seen. */
  zoom: number;
}

export const MOST = 6;

export function whole(zone: Box): Camera {
  return { x: zone.x + zone.w / 2, y: zone.y + zone.h / 2, zoom: 1 };
}

/** The zone's box, widened to the shape of its place on the screen. */
export function frameOf(zone: Box, width: number, height: number): { w: number; h: number } {
  if (width <= 0 || height <= 0) return { w: zone.w, h: zone.h };
  const unit = Math.max(zone.w / width, zone.h / height);
  return { w: unit * width, h: unit * height };
}

export function viewBox(zone: Box, camera: Camera, width: number, height: number): Box {
  const frame = frameOf(zone, width, height);
  const w = frame.w / camera.zoom;
  const h = frame.h / camera.zoom;
  return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
}

/** Units of the zone in a pixel. */
export function unitOf(zone: Box, camera: Camera, width: number, height: number): number {
  return width > 0 ? frameOf(zone, width, height).w / camera.zoom / width : 0.01;
}

/** The board cannot be pushed off the screen, and fills it again when zoomed out. */
export function clamp(zone: Box, camera: Camera, width: number, height: number): Camera {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom));
  const frame = frameOf(zone, width, height);
  const held = (at: number, from: number, size: number, seen: number): number => {
    const middle = from + size / 2;
    const play = Math.max(0, (size - seen) / 2);
    return Math.min(middle + play, Math.max(middle - play, at));
  };
  return {
    zoom,
    x: held(camera.x, zone.x, zone.w, frame.w / zoom),
    y: held(camera.y, zone.y, zone.h, frame.h / zoom),
  };
}

/** Zoom so that the point under the fingers stays where it is. */
export function zoomAt(camera: Camera, point: Point, factor: number): Camera {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom * factor));
  const share = camera.zoom / zoom;
  return { zoom, x: point.x + (camera.x - point.x) * share, y: point.y + (camera.y - point.y) * share };
}
