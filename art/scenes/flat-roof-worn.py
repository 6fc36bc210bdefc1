"""Old grey membrane just after rain, close: rings of ponds, a mended place, leaves round the gully, a row of thin modules that stands on mats."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402

from library import buildings, camera, flat_roofs, foliage, geometry, light, materials, module, props, roofs, scene, weather, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 14, 4, -2.35
LEVEL = 9.0                                # of the roof above the ground
STRIP = 1.5                                # width of a sheet of membrane
ROOF = (-7.2, 16.8, -3.0, 21.0)            # left, right, front, back
SUN = (9.0, -66.0)                         # height and compass direction in degrees
PONDS = (((-0.95, 3.15), (0.95, 1.75), 1.0), ((0.06, 0.42), (0.52, 0.42), 0.0), ((-3.0, 8.5), (1.5, 2.2), 0.8))   # middle, half axes, how full
PATCHES = ((-0.42, 1.02, 0.17, 0.125), (-2.15, 4.6, 0.32, 0.20), (-1.0, 6.6, 0.20, 0.30))                  # x, y, half width, half depth
GULLY = (-1.02, 2.55)
ROW, MODULES = (0.62, 1.28), 6             # near low corner of the row; how many
LOW, TILT = 0.105, 7.0                     # of the low edge above the membrane; degrees
HAZE = 1900.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=SUN[0], azimuth=SUN[1], air=1.1, dust=1.6, clouds=0.0, seed=seed)
    weather.clearing(SUN[1], seed=seed)
    covering(seed)
    row(dice)
    gully()
    litter(dice, seed)
    edges()
    props.rooflight(1.3, 1.9, (-2.75, 11.2, LEVEL), 0.03)
    props.vent((-0.55, 9.4, LEVEL), 0.55, 0.085)
    props.vent((-0.05, 15.6, LEVEL), 0.8, 0.13)
    surroundings(dice, seed)
    camera.place((-0.30, -1.75, LEVEL + 0.86), (0.02, 1.6, LEVEL + 0.475), lens=35, focus=(0.2, 1.2, LEVEL), aperture=6.3)


def covering(seed):
    left, right, front, back = ROOF
    skin = weather.worn_membrane([left + i * STRIP + 0.08 for i in range(1, 9)], PONDS, PATCHES, strip=STRIP, origin=left + 0.08)
    before = set(context.scene.objects)
    roofs.membrane(right - left, back - front, skin, STRIP, seed)
    geometry.group("membrane", [e for e in context.scene.objects if e not in before], (left, front, LEVEL))
    for x, y, wide, deep in PATCHES:
        # Corners are cut round, so that they do not peel.
        outline = [(sx * (wide - weather.CORNER) + weather.CORNER * math.cos(turn), sy * (deep - weather.CORNER) + weather.CORNER * math.sin(turn))
                   for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))) for turn in (quarter * math.pi / 2 + k * math.pi / 12 for k in range(7))]
        mended = buildings.solid("patch", outline, 0.0040, skin, 0.0006)
        mended.location, mended.rotation_euler = (x, y, LEVEL + 0.0040), (math.pi / 2, 0, 0)


def row(dice):
    """Across the row lie light profiles on mats; posts on them carry two hat rails, and these the modules."""
    tilt, (x, y) = math.radians(TILT), ROW
    sheet = module.make("smf-520", backsheet="white", dust=0.11)
    frame, rail = flat_roofs.stand(tilt, LOW), buildings.hat_rail(MODULES * 2.265 + 0.14)
    for pattern in (sheet, frame, rail):
        pattern.hide_render = True
    run = MODULES * 2.265
    for inset in (0.19, 1.006):
        z = LOW + inset * math.sin(tilt) - 0.0306
        geometry.instance(rail, (x + inset * math.cos(tilt), y + run / 2 - 0.01, LEVEL + z), (0, -tilt, 0))
    for index in range(MODULES * 2 + 1):
        geometry.instance(frame, (x, y + 0.14 + index * (run - 0.28) / (MODULES * 2), LEVEL + 0.006), (0, 0, dice.uniform(-0.006, 0.006)))
    for index in range(MODULES):
        across = 0.598
        geometry.instance(sheet, (x + across * math.cos(tilt), y + (index + 0.5) * 2.265 + dice.uniform(-0.003, 0.003), LEVEL + LOW + across * math.sin(tilt) + dice.uniform(0, 0.0008)),
                          (0, -tilt + dice.uniform(-6e-4, 6e-4), dice.uniform(-4e-4, 4e-4)))


def gully():
    """The strainer of the roof drain: a dome of bars on a clamping ring."""
    x, y = GULLY
    cast, parts = materials.surface("strainer", (0.030, 0.031, 0.030), 0.6, variation=0.3, blotch=20, grain=160, bump=0.4, dirt=0.5), []
    parts.append(geometry.lathe("ring", [(0.135, 0.0), (0.135, 0.006), (0.128, 0.010), (0.098, 0.011), (0.094, 0.004)], cast, sides=56))
    for index in range(14):
        turn = index * math.tau / 14
        parts.append(geometry.tube("bar", [(math.cos(turn) * r, math.sin(turn) * r, z) for r, z in ((0.092, 0.008), (0.094, 0.045), (0.080, 0.072), (0.046, 0.088), (0.020, 0.092))], 0.0042, cast, smooth=True))
    parts.append(geometry.cylinder("crown", 0.026, 0.007, cast, (0, 0, 0.088), sides=32, bevel=0.002))
    whole = geometry.join("gully", parts)
    whole.location = (x, y, LEVEL + 0.003)


def litter(dice, seed):
    """Leaves drift to the strainer, along the mats and the lower edge of the row; a few lie alone."""
    x, y = GULLY
    heap = []
    for _ in range(34):
        turn, out = dice.uniform(-2.6, 1.2), 0.13 + abs(dice.gauss(0, 0.075))
        heap.append((x + math.cos(turn) * out, y + math.sin(turn) * out))
    weather.fallen_leaves(heap[:22], seed, LEVEL + 0.005)
    weather.fallen_leaves(heap[22:], seed + 1, LEVEL + 0.016)
    row_side = [(ROW[0] + dice.gauss(0.02, 0.10), ROW[1] + 0.14 - 0.16 + dice.gauss(0, 0.06) + 1.11 * (k % 3)) for k in range(24)]
    weather.fallen_leaves(row_side, seed + 2, LEVEL + 0.008)
    alone = [(dice.uniform(-1.9, 0.9), dice.uniform(-0.1, 5.5)) for _ in range(18)] + [(0.17, 0.12), (-0.62, 0.34), (-0.50, 0.62), (0.06, 0.44)]
    weather.fallen_leaves(alone, seed + 3, LEVEL + 0.006)
    weather.fallen_leaves([(ROW[0] + 0.42, ROW[1] + 0.66), (ROW[0] + 0.75, ROW[1] + 2.9)], seed + 5, LEVEL + LOW + 0.075)


def edges():
    left, right, front, back = ROOF
    coat, cap = materials.membrane((0.33, 0.33, 0.32)), materials.galvanised()
    for name, size, at in (("upstand", (right - left, 0.3, 0.30), ((left + right) / 2, back, 0.15)), ("side", (0.3, back - front, 0.30), (left, (front + back) / 2, 0.15))):
        geometry.box(name, size, coat, (at[0], at[1], LEVEL + at[2]), bevel=0.02)
    for index in range(8):
        geometry.box("coping", (2.994, 0.40, 0.03), cap, (left + 1.5 + index * 3, back, LEVEL + 0.315), (0.02, 0, 0), 0.006)
        geometry.box("coping", (0.40, 2.994, 0.03), cap, (left, front + 1.5 + index * 3, LEVEL + 0.315), (0, 0.02, 0), 0.006)
    geometry.box("house", (right - left - 0.2, back - front - 0.2, LEVEL - 0.1), materials.plaster(), ((left + right) / 2, (front + back) / 2, LEVEL / 2 - 0.06))


def surroundings(dice, seed):
    """Roofs and crowns of a town, mostly against the light."""
    world.plain(-0.1, 9000, materials.ground((0.07, 0.08, 0.04), HAZE))
    for index, (x, y, wide, deep, tall, floors) in enumerate(((-30, 74, 15, 11, 9.5, 3), (-7, 88, 22, 12, 11.5, 4), (21, 82, 14, 11, 9.0, 3), (44, 70, 18, 12, 12.5, 4), (8, 150, 30, 14, 19, 6), (-52, 130, 24, 14, 15, 5))):
        tone = dice.choice([(0.52, 0.49, 0.43), (0.44, 0.37, 0.29), (0.36, 0.23, 0.17), (0.50, 0.49, 0.46)])
        world.building((wide, deep, tall), floors, tone, "flat" if index == 4 else "gable", (x, y, 0), dice.uniform(-0.3, 0.3), HAZE, 1.2, 2.7, seed + index)
    kinds = foliage.grove(5, 4, 11.5, HAZE, 4200, color=(0.050, 0.070, 0.022))
    world.tree_line((0, 62), 130, 14, 34, seed, kinds, haze=HAZE, clumps=False)
    world.tree_line((0, 115), 300, 40, 80, seed + 1, kinds, haze=HAZE)
    world.tree_line((0, 260), 800, 120, 240, seed + 2, kinds, haze=HAZE)
    world.hills(2400, -95, 100, 150, 4, HAZE)


scene.render(build, "flat-roof-worn", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=-0.22)
