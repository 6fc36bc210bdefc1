"""Market square: a long arched canopy on branching columns, modules bonded to its curve."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, canopies, foliage, geometry, light, materials, props, roofs, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 8, -2.9
RADIUS, HALF_ANGLE, CROWN = 13.5, 20.5, 5.7
BAY, BAYS = 6.1, 6
HAZE = 2000.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=17.0, azimuth=-126.0, dust=1.0, clouds=0.4, seed=seed)
    market(dice)
    structure()
    canopies.arched_roof(RADIUS, HALF_ANGLE, CROWN, BAY * BAYS, 4, dice, materials.zinc(), materials.zinc((0.34, 0.36, 0.38)))
    square(dice)
    town(dice)
    camera.place((-10.2, -8.6, 9.2), (0.4, 6.6, 5.1), lens=28, focus=(-2.5, 2.5, 5.0), aperture=10.0)


def structure():
    """Glued-timber ribs, a ridge beam and steel columns that branch into four arms."""
    timber, steel = materials.wood((0.34, 0.21, 0.11), 0.6), materials.paint("column", (0.045, 0.048, 0.052), 0.42, dirt=0.1)
    axis, limit = CROWN - RADIUS, math.radians(HALF_ANGLE)
    rib = geometry.extrude("rib", [(-0.06, -0.30), (0.06, -0.30), (0.06, -0.03), (-0.06, -0.03)],
                           [((o[0], 0, o[2] + axis), a, u) for o, a, u in roofs.arc_path(RADIUS, -limit * 0.98, limit * 0.98, 24)], timber, 20, True)
    rib.location.y = 0.25
    count = BAYS * 2
    for index in range(1, count + 1):
        geometry.instance(rib, (0, 0.25 + index * (BAY * BAYS - 0.5) / count, 0))
    # Boards between the ribs close the underside.
    boards = [(0.0, -0.028), (BAY * BAYS, -0.028), (BAY * BAYS, -0.010), (0.0, -0.010)]
    geometry.extrude("boards", boards, [((o[0], 0, o[2] + axis), a, u) for o, a, u in roofs.arc_path(RADIUS, -limit, limit, 24)], materials.wood((0.40, 0.27, 0.15), 0.5), 20, True)
    parts = [geometry.cylinder("column", 0.11, 2.6, steel, top_radius=0.10), geometry.cylinder("foot", 0.20, 0.03, steel, bevel=0.005)]
    for x in (-2.7, 2.7):
        for y in (-1.5, 1.5):
            high = axis + math.sqrt(RADIUS ** 2 - x * x) - 0.31
            parts.append(geometry.tube("branch", [(0, 0, 2.45), (x * 0.22, y * 0.22, 3.05), (x * 0.62, y * 0.62, high - 0.75), (x, y, high)], 0.055, steel, smooth=True, resolution=6))
    column = geometry.join("column", parts)
    column.location.y = BAY / 2
    for index in range(1, BAYS):
        geometry.instance(column, (0, BAY * (index + 0.5), 0))


def market(dice):
    """Stalls under and beside the roof, benches and planters between them."""
    stalls = [canopies.stall((0.56, 0.54, 0.49), seed=1), canopies.stall((0.30, 0.07, 0.045), seed=2), canopies.stall((0.07, 0.12, 0.10), seed=3)]
    iron, seat = materials.paint("iron", (0.02, 0.02, 0.022), 0.5), materials.wood((0.28, 0.18, 0.10))
    bench = geometry.join("bench", [geometry.box("slat", (1.8, 0.11, 0.045), seat, (0, y, 0.45)) for y in (-0.13, 0, 0.13)] +
                          [geometry.box("leg", (0.06, 0.36, 0.43), iron, (x, 0, 0.21)) for x in (-0.7, 0.7)])
    plants = [buildings.pot_plant(seed, 1.9, (0.10, 0.10, 0.10)) for seed in (1, 4)]
    for pattern in (*stalls, bench, *plants):
        pattern.hide_render = True
    for x, y, turn in ((-2.4, 8.0, -1.57), (-2.3, 14.2, -1.5), (2.3, 5.2, 1.6), (2.4, 17.4, 1.57), (-2.4, 23.4, -1.6), (-9.6, 13.5, -1.2), (-10.4, 18.0, -1.35), (-9.8, 24.0, -1.5), (8.8, 30.0, 1.2)):
        geometry.instance(dice.choice(stalls), (x, y, 0), (0, 0, turn + dice.uniform(-0.05, 0.05)))
    for x, y, turn in ((-6.6, 3.4, 1.57), (-6.5, 19.0, 1.55), (1.5, 0.6, 0.1), (-12.5, 6.6, 0.6)):
        geometry.instance(bench, (x, y, 0), (0, 0, turn))
    for x, y in ((-6.6, 5.2), (-6.6, 1.7), (-6.5, 20.9), (2.9, 0.7), (-13.6, 8.2)):
        geometry.instance(dice.choice(plants), (x, y, 0), (0, 0, dice.uniform(0, 6)), dice.uniform(0.9, 1.15))


def square(dice):
    stone = canopies.paving("setts", (0.27, 0.245, 0.215), (0.30, 0.20), 0.012)
    slabs = canopies.paving("slabs", (0.34, 0.325, 0.30), (0.90, 0.60), 0.008)
    geometry.surface_grid("square", lambda u, v: ((u - 0.5) * 120, -30 + v * 110, 0.0), 2, 2, stone)
    geometry.surface_grid("carpet", lambda u, v: ((u - 0.5) * 12.0, -1.5 + v * (BAY * BAYS + 3), 0.004), 2, 2, slabs)
    gutter = materials.concrete((0.20, 0.19, 0.18))
    for x in (-6.06, 6.06):
        geometry.box("channel", (0.16, BAY * BAYS + 3, 0.008), gutter, (x, BAY * BAYS / 2, 0.004), bevel=0.002)
    kinds = foliage.grove(12, 3, 8.5, HAZE, 2600)
    grate, iron = materials.black_aluminium(), materials.paint("bollard", (0.02, 0.02, 0.022), 0.5)
    for x, y in ((-15.5, 14), (-16, 24), (-15.5, 34), (12.5, 8), (12.8, 20), (12.4, 33), (-6, 47), (4, 48)):
        foliage.scatter(kinds, [(x, y, 0)], dice.randint(0, 99), 0.75, 1.0)
        geometry.box("grate", (1.5, 1.5, 0.02), grate, (x, y, 0.004), bevel=0.004)
    lamp = props.lamp_post(5.0)
    lamp.location = (-8.4, 9.0, 0)
    for x, y in ((-8.4, 29.0), (9.4, 14.0), (9.4, 36.0)):
        geometry.instance(lamp, (x, y, 0), (0, 0, dice.choice((0, 3.14)) + dice.uniform(-0.05, 0.05)))
    for index in range(9):
        geometry.lathe("bollard", [(0.10, 0), (0.09, 0.05), (0.075, 0.7), (0.095, 0.74), (0.095, 0.80), (0.04, 0.86)], iron, (-17.0 + index * 1.9, 3.0 + 0.1 * math.sin(index), 0))


def town(dice):
    """Old town houses close the square; behind them a church tower and the hills."""
    world.plain(-0.05, 8000, materials.ground((0.075, 0.088, 0.035), HAZE))
    colors = [(0.50, 0.43, 0.32), (0.45, 0.31, 0.21), (0.52, 0.49, 0.44), (0.38, 0.24, 0.16), (0.49, 0.40, 0.26), (0.42, 0.42, 0.385)]
    x, index = -46.0, 0
    while x < 62:
        wide = dice.uniform(8.5, 13.0)
        world.building((wide, 12, dice.uniform(9.0, 12.5)), 3 + index % 2, colors[index % 6], "gable", (x + wide / 2, 62 + dice.uniform(-0.4, 0.4), 0), 0, HAZE, 1.1, 2.3, index)
        x, index = x + wide + 0.1, index + 1
    y = 4.0
    while y < 56:
        wide = dice.uniform(9.0, 13.0)
        world.building((wide, 12, dice.uniform(9.0, 12.0)), 3, colors[(index * 5) % 6], "gable", (27, y + wide / 2, 0), -math.pi / 2, HAZE, 1.1, 2.3, index)
        y, index = y + wide + 0.1, index + 1
    world.building((7, 7, 26), 5, (0.58, 0.52, 0.42), "flat", (-10, 92, 0), 0.0, HAZE, 0.8, 5.0, 3)
    geometry.cylinder("spire", 4.6, 13, materials.paint("copper", (0.10, 0.20, 0.17), 0.6, haze=HAZE), (-10, 92, 26.3), (0, 0, math.pi / 8), 0.06, 8)
    kinds = foliage.grove(5, 4, 10.0, HAZE, 1400)
    world.tree_line((0, 130), 400, 60, 160, 3, kinds, haze=HAZE)
    world.hills(1800, -95, 100, 170, 4, HAZE)
    world.hills(4300, -95, 110, 380, 6, HAZE)


scene.render(build, "public-canopy", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.2)
