"""City bus at its stop on a tree-lined street, seen from a first-floor window: modules along both sides of the roof."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, foliage, geometry, light, materials, props, scene, vehicles, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 4, -3.05
LENGTH, HALF, FLOOR, TOP, CAMBER = 11.9, 1.275, 0.32, 3.05, 0.085
HAZE = 2600.0


def roof(x, y):
    return TOP - CAMBER * (x / HALF) ** 2


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=23.0, azimuth=-158.0, dust=1.0, clouds=0.45, seed=seed)
    bus()
    on_roof()
    street(dice)
    # The front is towards the viewer: the bus drives towards -y.
    camera.place((-3.1, -3.3, 5.15), (0.55, 5.2, 2.72), lens=26, focus=(-0.2, 1.6, TOP), aperture=8.0)


def bus():
    paint = materials.paint("lacquer", (0.62, 0.63, 0.62), 0.22, 0.07, coat=0.4)
    lower = materials.paint("skirt", (0.012, 0.075, 0.070), 0.25, 0.14, coat=0.3)
    dark, pane = materials.plastic("trim", (0.02, 0.02, 0.022), 0.45), vehicles.tinted()

    def rake(point):
        """The front leans back towards its top and is bowed in plan."""
        ahead = max(0.0, 1 - point.y / 1.0)
        bow = 0.26 * (point.x / HALF) ** 2
        return Vector((point.x, point.y + ahead ** 2 * (0.30 * max(0.0, (point.z - 1.0) / 2.0) ** 2 + bow), point.z))
    vehicles.body("body", lambda y: vehicles.section(HALF, FLOOR, lambda x: roof(x, y), 0.20, 0.035), vehicles.steps(0, 1.2, 0.08) + vehicles.steps(1.4, LENGTH, 0.3), paint, 0.16, 0.10, rake)
    for side in (-1, 1):
        x = side * (HALF - 0.022)
        geometry.box("skirt", (0.02, LENGTH - 1.0, 0.52), lower, (side * (HALF - 0.002), LENGTH / 2 + 0.4, 0.63), bevel=0.008)
        spans = [(1.25, 2.45), (2.50, 3.95), (4.0, 5.45), (5.5, 6.95), (7.0, 8.45), (8.5, 9.95), (10.0, 11.3)]
        geometry.box("band", (0.008, 10.2, 1.16), dark, (x + side * 0.002, 6.25, 1.86), (0, -side * 0.013, 0), 0.003)
        for pane_part in vehicles.windows(x + side * 0.006, spans, 1.32, 2.40, 0.013, pane):
            pane_part.name = "side window"
        if side < 0:
            # Doors on the kerb side: tall double leaves with dark seals.
            for y in (1.85, 5.9):
                for leaf in (-0.31, 0.31):
                    geometry.box("leaf", (0.016, 0.60, 2.02), pane, (x - 0.012, y + leaf, 1.42), (0, 0.013, 0), 0.02)
        for y in (2.75, 8.9):
            arch = [(side * (HALF + 0.004), y + 0.56 * math.cos(a), 0.50 + 0.56 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))]
            geometry.tube("arch", arch, 0.022, dark)
            vehicles.wheel((side * (HALF - 0.145), y, 0.48), 0.48, 0.28)
        vehicles.mirror((side * (HALF - 0.34), 0.16, 2.35), side, arm=0.48)

    def screen(u, v):
        """The windscreen follows the bow and rake of the front, 6 mm proud."""
        x, z = (u - 0.5) * 2.22, 1.02 + v * 1.62
        flat = rake(Vector((x, 0.0, z)))
        return flat + Vector((0, -0.007 + 0.02 * max(0.0, abs(2 * u - 1) - 0.9) * 10 * 0.5 + 0.05 * max(0.0, v - 0.92), 0))
    geometry.surface_grid("screen", screen, 40, 24, pane)
    geometry.box("lamp", (0.36, 0.06, 0.12), materials.paint("lamp", (0.55, 0.56, 0.56), 0.1), (-0.85, 0.10, 0.72), (0, 0, -0.3), 0.03)


def on_roof():
    bead, surface = vehicles.sealant((0.40, 0.40, 0.39)), vehicles.over(roof)
    for side in (-1, 1):
        for y in (2.05, 3.78, 7.55, 9.28):
            vehicles.lay("off-grid", surface, (side * 0.565, y), bead=bead, dust=0.05, backsheet="white")
        vehicles.cable([(side * x, y, roof(x, y) + 0.006) for x, y in ((0.168, 2.0), (0.09, 2.5), (0.075, 3.6), (0.080, 4.3), (0.05, 4.66))])
        # Gutter rails and the seam between roof skin and cantrail.
        vehicles.rail("gutter", [(side * 1.085, y, roof(1.085, y) + 0.006) for y in (0.95, 4.0, 8.0, LENGTH - 0.3)], materials.rubber(), (0.022, 0.018))
    vehicles.pod((0, 5.72, roof(0, 0) - 0.085), (1.75, 1.85, 0.26), None, 3)
    vehicles.hatch((0, 1.0 + 0.03, roof(0, 0) - 0.006), (0.52, 0.40), 0.12, (0.30, 0.31, 0.31))
    vehicles.hatch((0, 10.75, roof(0, 0) - 0.006), (0.62, 0.62), 0.12, (0.30, 0.31, 0.31))
    vehicles.gland((0, 4.72, roof(0, 0) - 0.002), math.pi)
    for x, y in ((0.24, 0.86), (-0.3, 10.4)):
        vehicles.mast((x, y, roof(x, y)), 0.22)
    # Joints of the roof panels show as fine lines.
    joint = materials.plastic("joint", (0.30, 0.30, 0.29), 0.6)
    for y in (1.13, 4.70, 6.68, 10.22):
        geometry.tube("joint", [(x, y, roof(x, y) + 0.0002) for x in vehicles.steps(-1.06, 1.06, 0.06)], 0.0022, joint, resolution=1)


def street(dice):
    tar = materials.surface("street", (0.052, 0.052, 0.053), 0.80, variation=0.25, blotch=0.35, grain=90, bump=0.5, depth=0.003, dirt=0.4)
    geometry.box("carriageway", (10.5, 190, 0.2), tar, (3.7, 60, -0.1), bevel=0.02)
    world.plain(-0.25, 5000, materials.ground((0.10, 0.10, 0.07), HAZE))
    stone, curb = [materials.concrete(tuple(c * t for c in (0.25, 0.24, 0.225))) for t in (0.9, 1.0, 1.1)], materials.concrete((0.33, 0.32, 0.30))
    line = materials.surface("line", (0.52, 0.52, 0.49), 0.75, variation=0.3, blotch=6, grain=60, bump=0.3, dirt=0.6)
    for index in range(24):
        geometry.box("dash", (0.12, 2.9, 0.006), line, (3.6, -8 + index * 6.0, 0.002), (0, 0, dice.uniform(-0.002, 0.002)), 0.001)
    for side, x in ((-1, -1.65), (1, 9.0)):
        for index in range(44):
            geometry.box("kerb", (0.16, 1.985, 0.30), curb, (x, -8 + index * 2.0, 0.0 + dice.uniform(-0.003, 0.003)), bevel=0.018)
        geometry.box("bed", (8.0, 190, 0.2), stone[1], (x + side * 4.1, 60, 0.035), bevel=0.01)
    slabs = [geometry.box("slab", (0.595, 0.595, 0.06), tone, bevel=0.005) for tone in stone]
    for slab in slabs:
        slab.hide_render = True
    for row in range(7):
        for index in range(56):
            geometry.instance(dice.choice(slabs), (-2.05 - row * 0.6, -5 + index * 0.6, 0.115 + dice.uniform(0, 0.003)))
    kinds = foliage.grove(9, 4, 9.5, HAZE, 2600)
    spots = [(-4.4, y + dice.uniform(-0.7, 0.7), 0.1) for y in (13.5, 23, 32.5, 42, 52, 62)] + [(11.4, y + dice.uniform(-0.7, 0.7), 0.1) for y in (5.5, 15, 24.5, 34, 43.5, 53, 63)]
    foliage.scatter(kinds, spots, 4, 0.72, 0.98)
    shelter()
    lamp = props.lamp_post(7.0, haze=HAZE)
    lamp.location = (-2.2, 18.5, 0.13)
    for x, y, turn in ((9.6, 9.5, math.pi), (9.6, 37, math.pi), (-2.2, 47, 0)):
        geometry.instance(lamp, (x, y, 0.13), (0, 0, turn + dice.uniform(-0.04, 0.04)))
    colors = [(0.60, 0.55, 0.46), (0.50, 0.44, 0.36), (0.64, 0.62, 0.58), (0.46, 0.30, 0.22), (0.55, 0.56, 0.54)]
    houses = [world.building((dice.uniform(13, 17), 11, floors * 3.3), floors, color, kind, haze=HAZE, window_width=1.05, bay=2.6, seed=index)
              for index, (floors, color, kind) in enumerate(zip((4, 3, 5, 4, 3), colors, ("gable", "flat", "flat", "gable", "gable")))]
    for side, x in ((-1, -13.5), (1, 20.5)):
        y, last = -4.0, None
        while y < 130:
            house = dice.choice([choice for choice in houses if choice is not last])
            wide = house.dimensions.x - (1.0 if house.dimensions.z > 14 else 0.3)
            geometry.instance(house, (x + dice.uniform(-0.2, 0.2), y + wide / 2, 0), (0, 0, math.pi / 2 * side))
            y, last = y + wide, house
    for index in range(5):
        geometry.instance(houses[index], (-30 + index * 18, 150 + dice.uniform(-5, 5), 0))
    for house in houses:
        house.hide_render = True
    world.hills(1900, -60, 60, 150, 4, HAZE)


def shelter():
    frame, glass = materials.black_aluminium(), materials.glass()
    for y in (5.2, 7.4, 9.6):
        geometry.box("post", (0.07, 0.07, 2.45), frame, (-4.6, y, 1.36), bevel=0.008)
    for y in (6.3, 8.5):
        geometry.box("glazing", (0.010, 2.06, 1.9), glass, (-4.6, y, 1.45), bevel=0.002)
    geometry.box("shelter roof", (1.75, 5.0, 0.09), frame, (-3.95, 7.4, 2.62), (0, 0.03, 0), 0.025, 3)
    for x in (-4.15, -4.28, -4.41):
        geometry.box("seat", (0.11, 2.4, 0.04), materials.wood(), (x, 7.8, 0.58), bevel=0.008)
    for y in (6.9, 8.7):
        geometry.box("leg", (0.3, 0.05, 0.44), frame, (-4.28, y, 0.35), bevel=0.008)


scene.render(build, "bus", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
