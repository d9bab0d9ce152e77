# %% [markdown]
# # Training a small agent
#
# A network with two hidden layers learns *Spirits of the Rice Paddy* for two players: first it imitates a search of 40
# iterations, then it goes on by itself (PPO) against the built-in greedy player, in the Gymnasium vector environment.
# In the end it plays greedy without searching, every seat as often.
#
#     pip install subak[gymnasium] jax optax
#
# Budgets are seconds of processor time, 500 in all: that is nine minutes on one core, and less on two.

# %%
import time
from concurrent.futures import ThreadPoolExecutor

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

import subak
import subak.envs.vector  # registers the environments
from subak.envs import encoding_of, play_games
from subak.players import SearchPlayer

GAME = "spirits"
SEARCH_SECONDS, IMITATION_SECONDS, PPO_SECONDS = 120, 40, 340
GAMES_AT_THE_END = 2_000
encoding = encoding_of(GAME)
print(encoding.size, "numbers in an observation,", encoding.actions, "actions")

# %% [markdown]
# ## 1. Games to imitate
#
# A searching player plays itself. One pick in ten is made at random, so that the network also sees what to do in
# positions that good players avoid; what is learned is always what the search would have picked.


# %%
def watch(number, until):
    """Games of one thread: what was seen, what was legal, what the search liked best."""
    chance, rows = np.random.default_rng(number), []
    while time.process_time() < until:
        game = subak.new(GAME, seed=int(chance.integers(1 << 60)))
        players = [SearchPlayer(40, seed=int(chance.integers(1 << 30))) for _ in range(game.seats)]
        while game.actors:
            seat = game.actors[0]
            codes = game.codes(seat)
            code = int(codes[0])
            if len(codes) > 1:
                code = players[seat].judge(game, seat)[0].code
                rows.append((*encoding.look(game, seat), code))
                if chance.random() < 0.1:
                    code = int(chance.choice(codes))
            game.push(code, seat)
    return rows


watch(99, 0)
until = time.process_time() + SEARCH_SECONDS
with ThreadPoolExecutor(2) as pool:
    rows = [row for part in pool.map(watch, range(2), [until] * 2) for row in part]
seen, legal, picked = (np.stack(column) for column in zip(*rows, strict=True))
print(len(rows), "decisions")

# %% [markdown]
# ## 2. A network that imitates them
#
# Observations are small whole numbers; dividing by their range makes them about 1. Illegal actions get no probability.

# %%
SCALE = 1 / np.clip(encoding.high.astype(np.float32), 1, 10)


def new_network(key, outputs, hidden=(256, 256)):
    sizes = (encoding.size, *hidden, outputs)
    layers = zip(jax.random.split(key, len(sizes) - 1), sizes[:-1], sizes[1:], strict=True)
    return [(jax.random.normal(part, (a, b)) * np.sqrt(2 / a), jnp.zeros(b)) for part, a, b in layers]


def run(network, observations):
    x = observations.astype(jnp.float32) * SCALE
    for weights, bias in network[:-1]:
        x = jax.nn.relu(x @ weights + bias)
    weights, bias = network[-1]
    return 0.1 * (x @ weights) + bias


def log_chances(actor, observations, masks):
    return jax.nn.log_softmax(jnp.where(masks > 0, run(actor, observations), -1e9))


def imitation_loss(actor, observations, masks, actions):
    return -jnp.take_along_axis(log_chances(actor, observations, masks), actions[:, None], 1).mean()


actor = new_network(jax.random.PRNGKey(0), encoding.actions)
optimizer = optax.adamw(5e-4, weight_decay=0.05)
state = optimizer.init(actor)


@jax.jit
def imitate(actor, state, observations, masks, actions):
    loss, gradient = jax.value_and_grad(imitation_loss)(actor, observations, masks, actions)
    changes, state = optimizer.update(gradient, state, actor)
    return optax.apply_updates(actor, changes), state, loss


chance, until, losses = np.random.default_rng(0), time.process_time() + IMITATION_SECONDS, []
while time.process_time() < until:
    at = chance.integers(len(picked), size=256)
    actor, state, loss = imitate(actor, state, seen[at], legal[at], picked[at])
    losses.append(float(loss))
print(len(losses), "batches; loss at first and at last:", np.mean(losses[:50]), np.mean(losses[-50:]))

# %% [markdown]
# How good is it? Players change seats by chance from game to game; the interval is 1.96 standard errors.

# %%
best = jax.jit(lambda actor, observations, masks: jnp.argmax(log_chances(actor, observations, masks), axis=1))


def policy(observations, masks):
    """The likeliest action. Filled up to a power of two, so that few sizes are compiled."""
    count = len(masks)
    more = ((0, (1 << (count - 1).bit_length()) - count), (0, 0))
    return np.asarray(best(actor, np.pad(observations, more), np.pad(masks, more)))[:count]


def against(other, games, seed):
    played = play_games(GAME, games, players=(policy, other), turning=True, seed=seed)
    shares, points = (played.by_player(values) for values in (played.shares, played.points))
    margin = 1.96 * shares[:, 0].std() / np.sqrt(games)
    print(f"{shares[:, 0].mean():.1%} (± {margin:.1%}) against {other}; points {points.mean(axis=0)}")
    return shares[:, 0].mean()


after_imitation = against("greedy", GAMES_AT_THE_END // 4, seed=1)

# %% [markdown]
# ## 3. Going on alone: PPO against greedy
#
# One step of the environment is one pick of ours and whatever greedy does until we are asked again. The reward is the
# share of the win at the end of a game. A step after the end begins the next game and its action is ignored
# (Gymnasium's `NEXT_STEP`), so such steps are left out.

# %%
ENVS, STEPS, EPOCHS, PART = 256, 128, 3, 2_048
envs = gymnasium.make_vec(f"subak/{GAME}-v1", num_envs=ENVS, opponents="greedy")
critic = new_network(jax.random.PRNGKey(1), 1)
both = (actor, critic)
optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1.5e-4))
state = optimizer.init(both)


@jax.jit
def sample(both, observations, masks, key):
    actor, critic = both
    chances = log_chances(actor, observations, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], run(critic, observations)[:, 0]


def ppo_loss(both, observations, masks, actions, before, advantages, returns, counts, learn_actor):
    actor, critic = both
    chances = log_chances(actor, observations, masks)
    ratio = jnp.exp(jnp.take_along_axis(chances, actions[:, None], 1)[:, 0] - before)
    gain = jnp.minimum(ratio * advantages, jnp.clip(ratio, 0.8, 1.2) * advantages)
    entropy = -(jnp.exp(chances) * jnp.where(masks > 0, chances, 0)).sum(axis=1)
    error = (run(critic, observations)[:, 0] - returns) ** 2
    return (counts * (error - learn_actor * (gain + 0.003 * entropy))).sum() / counts.sum()


@jax.jit
def improve(both, state, *batch):
    changes, state = optimizer.update(jax.grad(ppo_loss)(both, *batch), state, both)
    return optax.apply_updates(both, changes), state


def returns_of(values, rewards, over, last, smoothing=0.95):
    """Generalised advantages, without discount."""
    advantages, ahead, following = np.zeros_like(values), 0.0, last
    for t in reversed(range(len(values))):
        goes_on = 1.0 - over[t]
        ahead = rewards[t] + goes_on * following - values[t] + smoothing * goes_on * ahead
        advantages[t], following = ahead, values[t]
    return advantages, advantages + values


key = jax.random.PRNGKey(2)
observations, infos = envs.reset(seed=0)
was_over, until, rounds = np.zeros(ENVS, np.float32), time.process_time() + PPO_SECONDS, 0
while time.process_time() < until:
    taken = []
    for _ in range(STEPS):
        key, part = jax.random.split(key)
        masks = infos["action_mask"]
        actions, before, values = map(np.asarray, sample(both, observations, masks, part))
        following, rewards, over, _, infos = envs.step(actions)
        taken.append((observations, masks, actions, before, values, rewards, over.astype(np.float32), 1 - was_over))
        observations, was_over = following, over.astype(np.float32)
    seen, legal, actions, before, values, rewards, over, counts = (np.stack(part) for part in zip(*taken, strict=True))
    last = np.asarray(run(both[1], observations)[:, 0])
    advantages, returns = returns_of(values, rewards, over, last)
    used = counts > 0
    advantages = (advantages - advantages[used].mean()) / advantages[used].std()
    flat = [part.reshape(-1, *part.shape[2:]) for part in (seen, legal, actions, before, advantages, returns, counts)]
    for _ in range(EPOCHS):
        for at in chance.permutation(ENVS * STEPS).reshape(-1, PART):
            both, state = improve(both, state, *(part[at] for part in flat), float(rounds >= 3))  # the critic first
    rounds += 1
    if rounds % 5 == 0:
        wins = rewards[over > 0].mean() if over.any() else float("nan")
        print(f"round {rounds}: {wins:.1%} of the wins while exploring", flush=True)
actor = both[0]
envs.close()

# %% [markdown]
# ## 4. The result
#
# In the one run that was made: 67.4 % (± 4.1) after imitation, 96.2 % (± 0.8) after 1.2 million steps of PPO.

# %%
share = against("greedy", GAMES_AT_THE_END, seed=2)
print(f"after imitation {after_imitation:.1%}, after {rounds * ENVS * STEPS:,} steps of PPO {share:.1%}")
