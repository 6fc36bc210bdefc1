"""The motorhome on the open deck of a car ferry, seen from the passengers' deck: modules on its roof, cars around, a fjord ahead."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, cars, foliage, geometry, light, materials, motorhome, props, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 14, 4, -2.95
HALF, BOW = 7.4, 30.0                      # half the width of the deck, its front end
LANE = 2.95
SEA = -3.4                                 # of the water below the deck
HAZE = 5200.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=21.0, azimuth=-140.0, dust=0.9, clouds=0.7, seed=seed)
    motorhome.body()
    motorhome.modules()
    motorhome.fittings()
    deck(dice)
    sides()
    traffic(dice)
    fjord(dice)
    camera.place((-2.75, -4.6, 5.75), (0.80, 5.2, 2.55), lens=26, focus=(-0.2, 2.2, 2.85), aperture=9.0)


def deck(dice):
    plate = materials.surface("deck", (0.050, 0.078, 0.072), 0.50, variation=0.30, blotch=1.6, grain=90, bump=0.6, depth=0.003, dirt=0.45)
    paint = materials.surface("lane", (0.52, 0.52, 0.49), 0.6, variation=0.3, blotch=0.5, grain=60, bump=0.3, dirt=0.5)
    yellow = materials.surface("warning", (0.45, 0.27, 0.03), 0.55, variation=0.3, blotch=0.6, dirt=0.45)
    pot, hole = materials.galvanised(), materials.plastic("hole", (0.006, 0.006, 0.006), 0.8)
    for index in range(9):
        # Plates meet in weld seams.
        geometry.box("plate", (2 * HALF, 4.994, 0.05), plate, (0, -9 + index * 5, -0.025 + dice.uniform(-0.0006, 0)), bevel=0.004)
    for x in (-1.5, 1.5):
        for lane in (0, 1):
            side = math.copysign(1, x)
            geometry.box("line", (0.11, BOW + 10, 0.003), paint, (x + side * lane * LANE, BOW / 2 - 5, 0.0015), bevel=0)
    for x in (-4.0, -1.0, 1.0, 4.0):
        for index in range(14):
            y = -8 + index * 2.7
            geometry.cylinder("lashing pot", 0.075, 0.004, pot, (x, y, 0.0), bevel=0.001, sides=24)
            geometry.cylinder("hole", 0.045, 0.0046, hole, (x, y, 0.0), bevel=0, sides=20)
    geometry.box("stop", (2 * HALF - 0.6, 0.4, 0.004), yellow, (0, BOW - 3.4, 0.002), bevel=0)
    ramp = geometry.box("ramp", (6.4, 7.2, 0.28), plate, (0, BOW + 3.3, 0.95), (0.27, 0, 0), 0.02)
    for x in (-2.4, -0.8, 0.8, 2.4):
        geometry.box("rib", (0.06, 7.0, 0.02), yellow, (x, BOW + 3.3, 0.95 + 0.155), (0.27, 0, 0), 0.004)
    ramp.name = "ramp"
    geometry.box("barrier", (6.0, 0.07, 0.09), materials.paint("barrier", (0.45, 0.03, 0.02), 0.35, dirt=0.1), (0, BOW - 1.6, 1.0), bevel=0.01)
    for x in (-3.1, 3.1):
        geometry.box("barrier post", (0.22, 0.22, 1.1), yellow, (x, BOW - 1.6, 0.55), bevel=0.02)


def sides():
    white = materials.paint("ship white", (0.62, 0.63, 0.62), 0.34, dirt=0.22, coat=0.3)
    cap, dark = materials.wood((0.24, 0.13, 0.06), rough=0.45), materials.plastic("pane", (0.012, 0.015, 0.018), 0.06)
    rust = materials.surface("rust", (0.16, 0.06, 0.025), 0.8, variation=0.4, blotch=6, grain=40)
    for side in (-1, 1):
        geometry.box("bulwark", (0.10, BOW + 12, 1.15), white, (side * HALF, BOW / 2 - 6, 0.575), bevel=0.01)
        geometry.box("cap rail", (0.22, BOW + 12, 0.06), cap, (side * HALF, BOW / 2 - 6, 1.18), bevel=0.012)
        for index in range(20):
            y = -10 + index * 2.0
            geometry.box("bracket", (0.35, 0.02, 1.0), white, (side * (HALF - 0.2), y, 0.5), bevel=0.004)
            if index % 3 == 0:
                geometry.box("scupper", (0.03, 0.5, 0.16), rust, (side * (HALF - 0.055), y + 1.0, 0.10), bevel=0.004)
        geometry.box("front bulwark", (HALF - 3.3, 0.10, 1.15), white, (side * (HALF + 3.3) / 2, BOW, 0.575), bevel=0.01)
        geometry.box("front cap", (HALF - 3.2, 0.22, 0.06), cap, (side * (HALF + 3.3) / 2, BOW, 1.18), bevel=0.012)
        for y in (BOW - 0.9, BOW - 1.5):
            geometry.cylinder("bollard", 0.14, 0.62, materials.black_aluminium(), (side * 5.4, y, 0), bevel=0.03, sides=32)
            geometry.cylinder("bollard head", 0.18, 0.08, materials.black_aluminium(), (side * 5.4, y, 0.56), bevel=0.02, sides=32)
        mast = geometry.cylinder("lamp mast", 0.07, 4.4, white, (side * 6.9, BOW - 5, 0), bevel=0.01, sides=24)
        mast.name = "lamp mast"
        geometry.box("lamp", (0.5, 0.22, 0.12), materials.aluminium(0.4), (side * 6.7, BOW - 5, 4.35), bevel=0.03)
    # A house along the left side, with the stairs to the saloon in it.
    geometry.box("house", (1.9, 17.0, 3.3), white, (-HALF + 0.9, 10.5, 1.65), bevel=0.05)
    geometry.box("house roof", (2.2, 17.4, 0.09), white, (-HALF + 0.95, 10.5, 3.34), bevel=0.03)
    for index in range(7):
        geometry.box("window", (0.02, 1.1, 0.75), dark, (-HALF + 1.852, 3.6 + index * 2.4, 1.95), bevel=0.01)
        geometry.box("window frame", (0.014, 1.24, 0.89), materials.aluminium(0.4), (-HALF + 1.851, 3.6 + index * 2.4, 1.95), bevel=0.02)
    props.railing([(-HALF + 1.95, 2.0, 3.39), (-HALF + 1.95, 18.9, 3.39)], 1.05, 1.4, white, kick=False)
    for y in (6.0, 14.4):
        ring = geometry.lathe("life buoy", [(0.24, -0.05), (0.29, -0.075), (0.36, -0.05), (0.375, 0), (0.36, 0.05), (0.29, 0.075), (0.24, 0.05), (0.225, 0), (0.24, -0.05)],
                              materials.paint("life buoy", (0.62, 0.12, 0.02), 0.4), sides=48)
        ring.location, ring.rotation_euler = (-HALF + 1.93, y, 1.0), (0, math.pi / 2, 0)


def traffic(dice):
    """Cars stand close, never quite straight, their fronts to the bow."""
    tones = [(0.30, 0.31, 0.32), (0.03, 0.035, 0.04), (0.55, 0.55, 0.54), (0.18, 0.03, 0.025), (0.035, 0.06, 0.11), (0.12, 0.13, 0.12)]
    kinds = ["estate", "hatchback", "saloon"]
    index = 0
    for x, start in ((2.98, 4.6), (0.0, 11.0), (5.9, 3.4), (-2.98, 9.4)):
        y = start
        while y < BOW - 5.6:
            kind = kinds[(index * 2 + 1) % 3]
            long = cars.CARS[kind]["length"]
            vehicle = cars.car(kind, tones[index % len(tones)])
            vehicle.location, vehicle.rotation_euler = (x + dice.uniform(-0.12, 0.12), y + long / 2, 0.0), (0, 0, math.pi / 2 + dice.uniform(-0.02, 0.02))
            y += long + dice.uniform(0.5, 0.9)
            index += 1


def fjord(dice):
    world.water(SEA, 18000, chop=0.9, wind=0.7, haze=HAZE)
    kinds = foliage.grove(6, 4, 11.0, HAZE, 900, conifers=4)
    land = materials.ground((0.060, 0.080, 0.035), HAZE)
    for x, y, wide, deep, turn, count in ((-620, 900, 1500, 240, 0.55, 620), (760, 1000, 1500, 260, -0.50, 620), (80, 2100, 1500, 200, 0.0, 320)):
        geometry.box("shore", (wide, deep, 6.0), land, (x, y, SEA - 1.6), (0, 0, turn), bevel=2.0)
        world.tree_line((x, y - 10), wide * 0.96, deep * 0.7, count, dice.randint(0, 99), kinds, haze=HAZE, level=SEA + 1.2, turn=turn)
    world.hills(1500, -80, -16, 330, 3, HAZE, base=SEA)
    world.hills(1700, 14, 80, 360, 8, HAZE, base=SEA)
    world.hills(3600, -60, 60, 620, 5, HAZE, base=SEA)
    world.hills(6500, -70, 70, 1100, 9, HAZE, base=SEA)


scene.render(build, "van-ferry", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
