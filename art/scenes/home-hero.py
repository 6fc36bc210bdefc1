"""Home hero: a barrel-vaulted standing-seam roof by the water, modules following its curve."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, foliage, geometry, light, materials, module, props, roofs, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 16, 4, -2.9
RADIUS, HALF_ANGLE = 13.0, 50.0        # of the vault, to the metal pans
PITCH, SEAM = 0.61, 0.045              # two pans carry one module across
PANS = 62
EAVES = 6.2                            # height of the eaves above the water
HAZE = 5200.0


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=12.5, azimuth=-108.0, dust=0.7, clouds=0.35, seed=seed)
    axis = EAVES - RADIUS * math.cos(math.radians(HALF_ANGLE))

    roof = roof_parts(dice)
    geometry.group("roof", roof, (0, 0, axis))
    surroundings(dice)

    crown = axis + RADIUS
    camera.place((-13.0, -4.0, crown + 0.8), (-3.9, 10.0, crown - 1.6), lens=27, focus=(-6.0, 3.0, crown - 1), aperture=9.0,
                 shift=(0.0, 0.045))


def roof_parts(dice):
    """Everything that belongs to the vault, in coordinates whose y axis is the vault's."""
    from bpy import context
    before = set(context.scene.objects)
    seams = roofs.barrel(RADIUS, HALF_ANGLE, PANS, PITCH, SEAM)
    roofs.barrel_verge(RADIUS, HALF_ANGLE, seams[0], -1, 0.20)
    roofs.barrel_verge(RADIUS, HALF_ANGLE, seams[-1], 1)
    rest = RADIUS + SEAM + 0.006
    sheet = module.make("smf-520", module.arc(rest, center=True), "white", dust=0.02)
    sheet.hide_render = True
    step = (2.245 + 0.030) / rest
    rows = 8
    for column in range(1, (PANS - 2) // 2):
        y = seams[column * 2] + PITCH
        for row in range(rows):
            angle = (row - (rows - 1) / 2) * step
            geometry.instance(sheet, (0, y + dice.uniform(-0.003, 0.003), 0), (0, angle + dice.uniform(-1.5e-4, 1.5e-4), 0))
    gutters(seams)
    walls(seams)
    return [entity for entity in context.scene.objects if entity not in before and entity.parent is None]


def gutters(seams):
    metal = materials.zinc((0.34, 0.36, 0.38))
    limit = math.radians(HALF_ANGLE)
    trough = [(0.08 * math.cos(a), 0.09 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    for side in (-1, 1):
        x, z = side * (RADIUS + 0.02) * math.sin(limit) + side * 0.06, (RADIUS) * math.cos(limit) - 0.04
        path = geometry.straight((x, seams[0], z), (x, seams[-1], z), (1, 0, 0), steps=6)
        geometry.extrude("gutter", trough, path, metal)


def gable(y, base_depth=3.0):
    """Upright larch boards under the vault, set back so that the verge throws a shadow."""
    board = materials.wood((0.135, 0.105, 0.078), rough=0.75)
    inner = RADIUS - 0.18
    x, dice = -inner * math.sin(math.radians(HALF_ANGLE)) + 0.2, random.Random(8)
    while x < inner * math.sin(math.radians(HALF_ANGLE)):
        top = math.sqrt(inner * inner - (abs(x) + 0.07) ** 2)
        foot = RADIUS * math.cos(math.radians(HALF_ANGLE)) - base_depth
        geometry.box("board", (0.135, 0.03, top - foot), board, (x, y + dice.uniform(0, 0.004), (top + foot) / 2), bevel=0.004)
        x += 0.148
    soffit = materials.wood((0.17, 0.125, 0.085), rough=0.7)
    limit = math.radians(HALF_ANGLE)
    profile = [(0, 0.02), (1.2, 0.02), (1.2, 0.0), (0, 0.0)]
    path = [(o, a, u) for o, a, u in roofs.arc_path(inner, -limit, limit, 64, 0.06)]
    geometry.extrude("soffit", profile, path, soffit, closed_profile=True)


def walls(seams):
    gable(seams[0] + 0.85)
    """Long sides clad in upright panels with tall windows, so that the eye can count metres."""
    clad, trim = materials.wood((0.125, 0.098, 0.074), 0.6, 0.75), materials.black_aluminium()
    pane = materials.window()
    limit = math.radians(HALF_ANGLE)
    reach, base = RADIUS * math.sin(limit) - 0.45, RADIUS * math.cos(limit)
    middle, length = (seams[0] + seams[-1]) / 2, seams[-1] - seams[0] - 1.9
    geometry.box("hall", (2 * reach - 0.1, length, 6.0), trim, (0, middle, base - 3.0), bevel=0.03)
    count = int(length / 0.62)
    for index in range(count):
        y = middle - length / 2 + (index + 0.5) * length / count
        if index % 8 in (3, 4, 5):
            geometry.box("pane", (0.05, length / count - 0.05, 3.4), pane, (-reach - 0.02, y, base - 2.6), bevel=0.004)
        else:
            geometry.box("panel", (0.04, length / count - 0.012, 5.9), clad, (-reach, y, base - 2.95), (0, 0, math.pi / 2 * 0), 0.004)


def waterfront(dice):
    """The quay along the hall: what tells the eye how big the roof is."""
    stone, cap = materials.concrete(), materials.concrete((0.42, 0.41, 0.39))
    iron = materials.paint("bollard", (0.02, 0.02, 0.022), 0.5)
    geometry.box("quay", (80, 62, 3.0), stone, (24.4, 21.0, -0.42), bevel=0.06)
    slabs = [materials.concrete(tuple(c * tone for c in (0.27, 0.26, 0.245))) for tone in (0.9, 1.0, 1.08)]
    for column in range(5):
        for row in range(40):
            geometry.box("slab", (1.185, 1.485, 0.06), dice.choice(slabs), (-14.5 + column * 1.2, -8 + row * 1.5, 1.075 + dice.uniform(0, 0.004)), bevel=0.006)
    bench = geometry.join("bench", [geometry.box("seat", (0.11, 1.8, 0.05), materials.wood(), (x, 0, 0.45)) for x in (-0.13, 0, 0.13)] +
                          [geometry.box("leg", (0.36, 0.06, 0.43), iron, (0, y, 0.21)) for y in (-0.7, 0.7)])
    bench.location = (-11.9, 16.0, 1.105)
    for y in (27.0, 38.0, 45.0):
        geometry.instance(bench, (-12.0, y, 1.105))
    for index in range(20):
        geometry.box("coping", (0.55, 3.07, 0.22), cap, (-15.4, -8.0 + index * 3.09, 1.13), bevel=0.02)
    props.railing([(-15.2, -9.0, 1.24), (-15.2, 16.0, 1.24)], kick=False)
    lamp = props.lamp_post(4.6, turn=0.0)
    lamp.location = (-13.6, -2.0, 1.1)
    for y in (10.0, 22.0, 34.0, 46.0):
        geometry.instance(lamp, (-13.6, y, 1.1), (0, 0, dice.uniform(-0.03, 0.03)))
    for y in (18.0, 26.0, 40.0):
        geometry.lathe("bollard", [(0.17, 0), (0.15, 0.1), (0.13, 0.35), (0.21, 0.42), (0.20, 0.50), (0.1, 0.54)], iron, (-15.3, y, 1.24))
    props.jetty(30, 2.4, (-11.6, 52.0, 0), math.pi / 2 + 0.03)


def surroundings(dice):
    world.water(0.0, 16000, chop=0.9, wind=0.7, haze=HAZE)
    waterfront(dice)
    for x, y, turn, size in ((-13.9, 60, 1.55, 9.5), (-9.4, 74, 1.65, 8.0), (-20, 128, 0.5, 11.0), (150, 640, 0.2, 11.0),
                             (330, 620, 0.9, 9.0), (610, 700, 2.6, 12.0), (700, 560, 0.1, 10.0)):
        props.boat(size, dice.choice([(0.70, 0.70, 0.68), (0.04, 0.07, 0.13)]), location=(x, y, 0), turn=turn, haze=HAZE)
    kinds = foliage.grove(3, 5, 12.0, HAZE, 1500, conifers=2)
    # The far shore runs across the whole view, nearer on the right.
    undergrowth = [foliage.tree(70 + k, 3.2, 0.9, 700, 0.5, materials.leaves(haze=HAZE), materials.bark(HAZE)) for k in range(3)]
    for kind in undergrowth:
        kind.hide_render = True
    for center, width, depth, count, turn in (((-520, 1180), 1000, 90, 1500, 0.10), ((420, 900), 1000, 100, 1500, -0.22),
                                              ((-1050, 900), 500, 80, 500, 0.7), ((1250, 560), 900, 120, 1100, -0.52)):
        world.tree_line(center, width, depth * 0.7, count, dice.randint(0, 999), undergrowth, haze=HAZE, level=1.2, turn=turn)
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, level=1.5, turn=turn)
    land = materials.ground((0.075, 0.085, 0.035), HAZE)
    for x, y, wide, deep, turn in ((-520, 1210, 1100, 110, 0.10), (420, 940, 1100, 120, -0.22), (-1050, 930, 640, 120, 0.7),
                                  (1260, 590, 1050, 180, -0.52)):
        geometry.box("shore", (wide, deep, 3.0), land, (x, y, 0.2), (0, 0, turn), bevel=0.8)
    world.village((-300, 1165), 20, (420, 34), 5, HAZE, 1.5, 0.10)
    world.village((240, 905), 12, (240, 30), 9, HAZE, 1.5, -0.22)
    world.hills(2600, -85, 100, 170, 1, HAZE)
    world.hills(4300, -95, 110, 330, 2, HAZE)
    world.hills(7000, -95, 110, 620, 5, HAZE)


scene.render(build, "home-hero", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
