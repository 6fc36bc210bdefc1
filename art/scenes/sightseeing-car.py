"""Open electric sightseeing cart on a lakeside promenade: modules bent across its vaulted canopy."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector, noise  # noqa: E402

from library import camera, foliage, geometry, light, materials, props, scene, vehicles, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 8, -2.85
HALF_ARC, RADIUS, TOP, LENGTH, CROWN = 0.93, 1.75, 2.12, 4.5, 17.0   # canopy: half width along its arc
HAZE = 3200.0


def canopy(across, along, lift):
    """Surface of the canopy by length along its arc; it also falls gently to both ends."""
    turn = across / RADIUS
    return Vector(((RADIUS + lift) * math.sin(turn), along, TOP - along * along / (2 * CROWN) - RADIUS + (RADIUS + lift) * math.cos(turn)))


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=20.0, azimuth=-104.0, dust=0.9, clouds=0.4, seed=seed)
    roof()
    cart()
    park(dice)
    # The front is towards the viewer: the cart drives towards -y.
    camera.place((-3.05, -5.0, 3.30), (0.42, -0.05, 1.62), lens=28, focus=(-0.4, -1.2, TOP), aperture=6.3)


def roof():
    shell, rim = materials.paint("canopy", (0.62, 0.62, 0.59), 0.28, 0.10, coat=0.3), materials.black_aluminium()
    count, limit = 28, HALF_ARC / RADIUS
    turns = [-limit + 2 * limit * i / count for i in range(count + 1)]
    outer = [(RADIUS * math.sin(a), RADIUS * (math.cos(a) - 1)) for a in turns]
    inner = [((RADIUS - 0.035) * math.sin(a), RADIUS * (math.cos(a) - 1) - 0.035 * math.cos(a)) for a in turns[::-1]]
    path = [(canopy(0, y, 0), (1, 0, 0), (0, 0, 1)) for y in vehicles.steps(-LENGTH / 2, LENGTH / 2, 0.1)]
    geometry.extrude("canopy", outer + inner, path, shell, 30, True)
    for side in (-1, 1):
        vehicles.rail("eaves", [canopy(side * (HALF_ARC + 0.004), y, -0.016) for y in vehicles.steps(-LENGTH / 2, LENGTH / 2, 0.2)], rim, (0.030, 0.052))
        geometry.tube("end", [canopy(s, side * LENGTH / 2, -0.016) for s in vehicles.steps(-HALF_ARC, HALF_ARC, 0.05)], 0.026, rim)
    bead = vehicles.sealant((0.38, 0.38, 0.37))
    for index in range(5):
        vehicles.lay("off-grid", canopy, (0, (index - 2) * 0.825), turned=True, bead=bead, dust=0.03, backsheet="white")


def cart():
    paint = materials.paint("lacquer", (0.020, 0.085, 0.060), 0.2, 0.06, coat=0.5)
    tube, dark = materials.paint("frame", (0.03, 0.032, 0.033), 0.35, 0.05), materials.plastic("trim", (0.02, 0.02, 0.022), 0.5)
    hide, floor = materials.surface("seat", (0.24, 0.135, 0.065), 0.5, variation=0.12, blotch=4, grain=260, bump=0.3, depth=0.0005), materials.rubber()

    def nose(point):
        ahead = max(0.0, (-1.15 - point.y) / 1.05)
        return Vector((point.x * (1 - 0.10 * ahead ** 2), point.y + ahead ** 2 * (0.34 * max(0, point.z - 0.45) + 0.30 * (point.x / 0.8) ** 2), point.z))
    vehicles.body("cowl", lambda y: vehicles.section(0.78, 0.30, lambda x: 0.98 - 0.10 * x * x, 0.14, 0.05), vehicles.steps(-2.2, -1.45, 0.06), paint, 0.14, 0.03, nose)
    vehicles.body("tail", lambda y: vehicles.section(0.78, 0.30, lambda x: 0.86, 0.10, 0.03), vehicles.steps(1.50, 2.20, 0.1), paint, 0.03, 0.12)
    geometry.box("floor", (1.52, 3.4, 0.10), floor, (0, 0, 0.36), bevel=0.02)
    for side in (-1, 1):
        geometry.box("sill", (0.05, 3.1, 0.15), paint, (side * 0.765, 0, 0.36), bevel=0.02, segments=3)
        for y in (-1.55, 1.55):
            vehicles.wheel((side * 0.66, y, 0.28), 0.28, 0.19)
            arch = [Vector((side * 0.755, y + 0.36 * math.cos(a), 0.28 + 0.36 * math.sin(a))) for a in (math.pi * (0.04 + 0.92 * i / 20) for i in range(21))]
            geometry.tube("wing", arch, 0.035, dark)
        for y, lean in ((-1.62, -0.22), (0.02, 0.0), (1.72, 0.10)):
            top = canopy(side * 0.80, y + lean * -1.0, -0.04)
            geometry.tube("post", [(side * 0.72, y, 0.62 if abs(y) > 1 else 0.40), (side * 0.73, y - lean * 0.3, 1.2), tuple(top)], 0.024, tube)
        vehicles.rail("header", [canopy(side * 0.78, y, -0.055) for y in vehicles.steps(-1.9, 1.9, 0.3)], tube, (0.04, 0.04))
        lamp = materials.paint("lamp", (0.70, 0.70, 0.68), 0.08, 0.0, coat=1.0)
        geometry.lathe("lamp", [(0.105, 0), (0.105, 0.04), (0.09, 0.052), (0.088, 0.046), (0.05, 0.062), (0.01, 0.066)], lamp, (side * 0.47, -2.035, 0.72), (math.pi / 2 - 0.12, 0, 0))
        geometry.tube("mirror arm", [(side * 0.74, -1.52, 1.25), (side * 0.86, -1.56, 1.30), (side * 0.92, -1.55, 1.36)], 0.009, tube, smooth=True)
        geometry.box("mirror", (0.13, 0.05, 0.19), dark, (side * 0.96, -1.55, 1.42), (0, 0, side * 0.2), 0.022, 4)
        geometry.tube("grab rail", [(side * 0.70, -1.0, 0.45), (side * 0.71, -1.0, 0.80), (side * 0.71, -0.55, 0.84)], 0.014, tube, smooth=True)
    geometry.box("windscreen", (1.36, 0.010, 0.95), materials.glass(), (0, -1.555, 1.48), (-0.13, 0, 0), 0.004)
    geometry.tube("wheel", [(-0.36 + 0.17 * math.cos(a), -1.22 + 0.06 * math.sin(a), 1.06 + 0.16 * math.sin(a)) for a in (math.pi * 2 * i / 28 for i in range(28))], 0.014, dark, closed=True)
    geometry.tube("column", [(-0.36, -1.22, 1.06), (-0.36, -1.50, 0.86)], 0.02, dark)
    geometry.box("bumper", (1.30, 0.10, 0.12), dark, (0, -2.14, 0.36), bevel=0.04, segments=4)
    for y in (-0.82, 0.18, 1.18):
        geometry.box("pedestal", (1.28, 0.38, 0.28), dark, (0, y, 0.55), bevel=0.03)
        for half in (-0.325, 0.325):
            geometry.box("cushion", (0.635, 0.46, 0.13), hide, (half, y, 0.755), (0.04, 0, 0), 0.05, 5)
            geometry.box("back", (0.635, 0.11, 0.46), hide, (half, y + 0.27, 1.06), (-0.20, 0, 0), 0.045, 5)
        geometry.tube("handle", [(-0.60, y + 0.36, 1.10), (-0.58, y + 0.40, 1.34), (0.58, y + 0.40, 1.34), (0.60, y + 0.36, 1.10)], 0.014, tube)


def park(dice):
    sand = materials.surface("path", (0.27, 0.235, 0.185), 0.92, variation=0.25, blotch=0.7, grain=70, bump=0.7, depth=0.004, dirt=0.5, space="world")
    geometry.surface_grid("path", lambda u, v: ((u - 0.5) * 6.6 + 0.2, -12 + 150 * v, 0.035 * (1 - (2 * u - 1) ** 2) + 0.006 * noise.noise(Vector((u * 14, v * 190, 0)))), 40, 500, sand)
    curb = [materials.concrete(tuple(c * t for c in (0.30, 0.29, 0.27))) for t in (0.85, 1.0, 1.1)]
    stones = [geometry.box("edging", (0.16, 0.985, 0.22), tone, bevel=0.02) for tone in curb]
    for stone in stones:
        stone.hide_render = True
    for x in (-3.12, 3.52):
        for index in range(100):
            geometry.instance(dice.choice(stones), (x + dice.uniform(-0.006, 0.006), -8 + index, -0.035 + dice.uniform(-0.006, 0.006)), (0, 0, dice.uniform(-0.01, 0.01)))
    lawn = materials.ground((0.075, 0.105, 0.030), HAZE)
    geometry.box("lawn", (60, 260, 0.2), lawn, (-33.2, 80, -0.08), bevel=0.02)
    geometry.box("verge", (6.0, 260, 0.2), lawn, (6.6, 80, -0.08), bevel=0.02)
    for x, y, wide, deep in ((-6.2, 7, 6.0, 18), (6.5, 8, 5.6, 22)):
        foliage.grass(wide, deep, 190, 0.075, dice.randint(0, 99), materials.leaves((0.10, 0.145, 0.035), 0), (x, y, 0.01))
    # Quay wall, railing and the lake on the right.
    geometry.box("quay", (0.6, 200, 1.4), curb[1], (9.8, 80, -0.58), bevel=0.03)
    props.railing([(9.75, -6, 0.12), (9.75, 60, 0.12)], 1.0, 2.2, materials.paint("railing", (0.025, 0.04, 0.035), 0.4), False)
    world.water(-0.9, 9000, 0.7, 0.5, HAZE)
    geometry.box("land", (400, 4000, 2.0), lawn, (-210, 1500, -1.2), bevel=0.1)
    kinds = foliage.grove(9, 4, 10.5, HAZE, 2800)
    spots = [(-4.9, y + dice.uniform(-0.6, 0.6), 0) for y in (-6.5, 10, 18.5, 27, 36, 45, 54, 63, 72)] + [(5.3, y + dice.uniform(-0.6, 0.6), 0) for y in (9.5, 18, 27, 36.5, 45, 55, 64, 73)]
    foliage.scatter(kinds, spots, 4, 0.75, 1.0)
    foliage.scatter(kinds, [(dice.uniform(-60, -14), dice.uniform(12, 110), 0) for _ in range(42)], 5, 0.6, 1.1)
    lamp = props.lamp_post(4.4, haze=HAZE)
    lamp.location = (4.1, 7.0, 0)
    lamp.rotation_euler = (0, 0, math.pi)
    for x, y, turn in ((-3.7, 15, 0), (4.1, 24, math.pi), (-3.7, 33, 0), (4.1, 43, math.pi)):
        geometry.instance(lamp, (x, y, 0), (0, 0, turn))
    iron, wood = materials.black_aluminium(), materials.wood()
    for y in (5.2, 14.0, 23.0):
        for row in range(3):
            geometry.box("seat", (0.11, 1.8, 0.04), wood, (4.25 + row * 0.13, y, 0.45), bevel=0.008)
        for row in range(2):
            geometry.box("back", (0.04, 1.8, 0.11), wood, (4.68 + row * 0.03, y, 0.66 + row * 0.15), (0, 0.15, 0), 0.008)
        for end in (-0.7, 0.7):
            geometry.box("leg", (0.46, 0.05, 0.44), iron, (4.42, y + end, 0.22), bevel=0.008)
    world.tree_line((700, 620), 1400, 90, 700, 7, kinds, haze=HAZE, level=-0.5, turn=-0.5)
    geometry.box("shore", (1500, 120, 2.0), lawn, (700, 640, -1.6), (0, 0, -0.5), 0.5)
    world.hills(2100, -60, 100, 190, 3, HAZE)
    world.hills(4300, -60, 100, 480, 6, HAZE)


scene.render(build, "sightseeing-car", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.2)
