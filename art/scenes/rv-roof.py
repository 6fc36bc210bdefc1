"""Motorhome by a lake, seen from above its rear: off-grid modules bonded to the roof, two of them over its front slope."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector, noise  # noqa: E402

from library import camera, foliage, geometry, light, materials, motorhome, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 3, -2.9
HAZE = 4200.0


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=13.0, azimuth=-118.0, dust=0.8, clouds=0.45, seed=seed)
    motorhome.body()
    motorhome.modules()
    motorhome.fittings()
    place_around(dice)
    camera.place((-1.75, -1.15, 4.15), (0.42, 5.0, 2.62), lens=25, focus=(-0.3, 2.2, 2.85), aperture=9.0)


def lie(x, y):
    """Height of the land: a level pitch, a bank towards the lake, hollows further off."""
    far = math.hypot(x, y - 3)
    rough = 0.10 * noise.noise(Vector((x * 0.12, y * 0.12, 1.7))) + 0.03 * noise.noise(Vector((x * 0.6, y * 0.6, 4.1)))
    return min(1.0, max(0.0, far - 6) / 10) * rough * 2 - max(0.0, y - 24 + 4 * noise.noise(Vector((x * 0.03, 0, 9)))) * 0.11


def place_around(dice):
    meadow = materials.ground((0.085, 0.100, 0.034), HAZE)
    geometry.surface_grid("meadow", lambda u, v: ((u - 0.5) * 300, (v - 0.25) * 160, lie((u - 0.5) * 300, (v - 0.25) * 160)), 300, 180, meadow)
    track = materials.surface("track", (0.150, 0.138, 0.118), 0.92, variation=0.38, blotch=0.9, grain=34, bump=1.0, depth=0.014, dirt=0.5)

    def gravel(u, v):
        y = -14 + v * 26
        x = (u - 0.5) * (6.4 + 1.6 * noise.noise(Vector((3.3, y * 0.35, u * 2)))) + 0.4
        # Edges dip under the meadow at uneven places, as a worn track does.
        return (x, y, lie(x, y) + 0.055 * (1 - (2 * u - 1) ** 4) - 0.028 + 0.022 * noise.noise(Vector((x * 1.3, y * 1.3, 0)))
                + 0.020 * noise.noise(Vector((x * 6.0, y * 6.0, 5))))
    geometry.surface_grid("track", gravel, 130, 420, track)
    for x, y, wide, deep in ((-9, 10, 12, 26), (9.5, 14, 12, 24), (0, 17, 8, 8)):
        foliage.grass(wide, deep, 75, 0.16, dice.randint(0, 99), materials.leaves((0.13, 0.15, 0.04), 0), (x, y, 0), lambda a, b, x=x, y=y: lie(a + x, b + y) - 0.02)
    spots = []
    while len(spots) < 2200:
        x, y = dice.gauss(0, 16), dice.uniform(1, 34)
        if abs(x - 0.4) > 2.6 + 1.2 * dice.random() or y > 12:
            if noise.noise(Vector((x * 0.16, y * 0.16, 2))) + dice.uniform(-0.3, 0.3) > -0.08:
                spots.append((x, y, lie(x, y) - 0.03))
    # Grass closes over the verges of the track and leaves single tufts on it.
    while len(spots) < 2750:
        x, y = 0.4 + dice.choice((-1, 1)) * (3.25 - abs(dice.gauss(0, 0.40)) + 0.4 * dice.random()), dice.uniform(-2, 12)
        spots.append((x, y, lie(x, y) - 0.05))
    foliage.tussocks(spots, 3)
    stone = materials.surface("boulder", (0.22, 0.21, 0.19), 0.9, variation=0.35, blotch=3, grain=20, bump=0.9, depth=0.02, dirt=0.3)
    for x, y, size in ((-5.6, 13.5, 0.45), (-4.9, 14.1, 0.28), (6.3, 12.2, 0.5), (5.2, 15.0, 0.34), (-8.3, 7.0, 0.4)):
        spot = Vector((x, y, lie(x, y)))
        geometry.surface_grid("boulder", lambda u, v: spot + Vector((math.cos(6.2832 * u) * math.sin(3.1416 * v) * 1.3, math.sin(6.2832 * u) * math.sin(3.1416 * v), math.cos(3.1416 * v) * 0.75 + 0.2)) * size * (1 + 0.28 * noise.noise(Vector((math.cos(6.2832 * u) * 1.4, math.sin(6.2832 * u) * 1.4 + x, v * 3)))), 28, 16, stone)
    world.water(-1.9, 16000, 0.8, 0.6, HAZE)
    kinds = foliage.grove(5, 4, 9.0, HAZE, 2000, conifers=2)
    bushes = [foliage.tree(60 + k, 2.0, 0.8, 900, 0.16, materials.leaves(haze=HAZE), materials.bark(HAZE)) for k in range(3)]
    for bush in bushes:
        bush.hide_render = True
    near = [(13, 24), (17.5, 30), (22, 21), (-15, 27), (-24, 20), (-20, 34), (28, 33), (-33, 28)]
    foliage.scatter(kinds, [(x, y, lie(x, y) - 0.1) for x, y in near], 4, 0.7, 1.1)
    shrubs = [(dice.uniform(-40, 45), dice.uniform(24, 34)) for _ in range(46)]
    foliage.scatter(bushes, [(x, y, lie(x, y) - 0.15) for x, y in shrubs if abs(x - 3) > 5], 6, 0.4, 1.1)
    land = materials.ground((0.070, 0.085, 0.033), HAZE)
    for x, y, wide, deep, turn, count in ((-350, 760, 1000, 140, 0.12, 900), (480, 620, 900, 140, -0.25, 900)):
        geometry.box("shore", (wide, deep, 3.0), land, (x, y, -1.6), (0, 0, turn), bevel=0.8)
        world.tree_line((x, y - 20), wide, deep * 0.6, count, dice.randint(0, 99), kinds, haze=HAZE, level=-0.4, turn=turn)
    world.hills(1700, -80, 90, 170, 3, HAZE)
    world.hills(3300, -85, 95, 420, 6, HAZE)
    world.hills(5600, -90, 95, 850, 9, HAZE)


scene.render(build, "rv-roof", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.2)
