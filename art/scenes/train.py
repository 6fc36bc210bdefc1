"""Regional railcar at a country station, seen from the footbridge: modules bent across its vaulted roof."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector, noise  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, props, scene, vehicles, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 6, -2.9
REAR, FRONT, HALF, FLOOR, TOP, RADIUS = -7.0, 19.0, 1.42, 1.00, 4.05, 2.3
PLATFORM = 0.86                        # above the rails
HAZE = 3200.0


def roof(x):
    return TOP - RADIUS + math.sqrt(RADIUS * RADIUS - x * x)


def vault(across, along, lift):
    """Surface of the roof by length along its arc, so that bent modules keep their width."""
    turn = across / RADIUS
    return Vector(((RADIUS + lift) * math.sin(turn), along, TOP - RADIUS + (RADIUS + lift) * math.cos(turn)))


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=13.0, azimuth=-112.0, dust=0.9, clouds=0.5, seed=seed)
    railcar()
    on_roof()
    tracks(dice)
    station(dice)
    land(dice)
    camera.place((-4.3, -3.6, 6.75), (0.55, 6.6, 3.85), lens=26, focus=(-0.6, 2.2, TOP - 0.1), aperture=9.0)


def railcar():
    paint = materials.paint("lacquer", (0.55, 0.56, 0.55), 0.24, 0.12, coat=0.35)
    accent = materials.paint("accent", (0.040, 0.105, 0.060), 0.26, 0.12, coat=0.3)
    dark, pane = materials.plastic("trim", (0.020, 0.020, 0.022), 0.4), vehicles.tinted()

    def nose(point):
        """Both ends lean back and round off in plan; the far one is seen."""
        ahead = max(0.0, (point.y - FRONT + 1.6) / 1.6)
        lean = 0.85 * max(0.0, (point.z - 1.7) / 2.3) ** 1.5 + 0.35 * (point.x / HALF) ** 2
        return Vector((point.x, point.y - ahead ** 2 * lean, point.z))
    vehicles.body("body", lambda y: vehicles.section(HALF, FLOOR, roof, 0.20, 0.10, 0.08), vehicles.steps(REAR, FRONT - 2, 0.5) + vehicles.steps(FRONT - 1.9, FRONT, 0.1), paint, 0.06, 0.22, nose)
    for side in (-1, 1):
        tilt = 0.100 / 2.6
        wall = lambda z: side * (HALF - 0.10 * (z - FLOOR) / 2.6)  # noqa: B023, E731
        geometry.box("band", (0.010, FRONT - REAR - 2.6, 0.98), dark, (wall(2.55) + side * 0.001, (FRONT + REAR) / 2 - 1.0, 2.55), (0, -side * tilt, 0), 0.003)
        geometry.box("stripe", (0.010, FRONT - REAR - 2.6, 0.34), accent, (wall(1.32) + side * 0.001, (FRONT + REAR) / 2 - 1.0, 1.32), (0, -side * tilt, 0), 0.003)
        spans = [(y, y + 1.52) for y in (-6.6, -4.95, -3.3, 0.15, 1.8, 3.45, 5.1, 6.75, 10.2, 11.85, 13.5, 15.15)]
        vehicles.windows(wall(2.55) + side * 0.006, spans, 2.12, 2.98, tilt, pane)
        for y in (-0.75, 9.30):
            geometry.box("door frame", (0.012, 1.50, 2.24), dark, (wall(2.16) + side * 0.002, y, 2.16), (0, -side * tilt, 0), 0.03)
            for leaf in (-0.36, 0.36):
                geometry.box("leaf", (0.016, 0.70, 2.16), accent, (wall(2.14) + side * 0.006, y + leaf, 2.14), (0, -side * tilt, 0), 0.01)
                geometry.box("door pane", (0.010, 0.46, 1.25), pane, (wall(2.45) + side * 0.017, y + leaf, 2.45), (0, -side * tilt, 0), 0.04)
        # Drip rail at the shoulder and the beads pressed into the roof's edge.
        vehicles.rail("drip", [(side * 1.255, y, roof(1.27) + 0.006) for y in (REAR + 0.1, 0, FRONT - 2.2)], materials.rubber(), (0.022, 0.020))
        geometry.box("skirt", (0.04, FRONT - REAR - 3, 0.55), materials.paint("underframe", (0.03, 0.03, 0.03), 0.6, 0.4), (side * (HALF - 0.12), (FRONT + REAR) / 2 - 0.6, 0.78), bevel=0.02)


def on_roof():
    bead = vehicles.sealant((0.33, 0.33, 0.32))
    groups = [[-5.2 + 0.825 * i for i in range(4)], [-1.15 + 0.825 * i for i in range(9)], [9.6 + 0.825 * i for i in range(7)]]
    for row in groups:
        for y in row:
            vehicles.lay("off-grid", vault, (0, y), turned=True, bead=bead, dust=0.06, backsheet="white")
        # Leads gather on the right-hand side in a flat duct.
        duct = [vault(0.93, y, 0.012) for y in vehicles.steps(row[0] - 0.3, row[-1] + 0.45, 0.4)]
        vehicles.rail("duct", duct, materials.aluminium(0.4), (0.05, 0.022))
    for y in (7.15, 16.4):
        if y < 10:
            vehicles.pod((0, y, roof(0) - 0.155), (1.95, 2.1, 0.36), materials.paint("pod", (0.40, 0.41, 0.41), 0.4, 0.25), 2)
    vehicles.gland((0.62, 8.72, roof(0.62) - 0.01), math.pi / 2)
    joint = materials.plastic("joint", (0.22, 0.22, 0.215), 0.6)
    for y in (-5.75, -1.72, 5.95, 8.9, 15.15):
        geometry.tube("weld", [vault(s, y, 0.0004) for s in vehicles.steps(-1.2, 1.2, 0.06)], 0.003, joint, resolution=1)
    for x, y in ((0.0, 15.6), (-0.32, -2.05), (0.25, 16.2)):
        vehicles.mast((x, y, roof(x)), 0.20)


def tracks(dice):
    stone = materials.surface("ballast", (0.19, 0.17, 0.15), 0.95, variation=0.5, blotch=1.2, grain=24, bump=1.0, depth=0.03, dirt=0.3, space="world")
    steel, rust = materials.surface("railhead", (0.42, 0.41, 0.40), 0.25, 1.0, variation=0.1, grain=40), materials.surface("rail", (0.085, 0.045, 0.028), 0.8, variation=0.3, grain=60, bump=0.3)
    bed = [(-2.0, -0.75), (-1.45, -0.22), (1.45, -0.22), (2.0, -0.75)]
    sleeper = geometry.box("sleeper", (2.5, 0.26, 0.20), materials.concrete((0.27, 0.26, 0.24)), bevel=0.03)
    sleeper.hide_render = True
    for x in (0.0, 4.3):
        geometry.extrude("bed", bed, [((x, y + dice.uniform(-0.2, 0.2), dice.uniform(-0.02, 0.02)), (1, 0, 0), (0, 0, 1)) for y in range(-20, 260, 2)], stone, 60)
        for index in range(260):
            geometry.instance(sleeper, (x + dice.uniform(-0.02, 0.02), -14 + index * 0.62, -0.27), (0, 0, dice.uniform(-0.008, 0.008)))
        for side in (-1, 1):
            vehicles.rail("rail", [(x + side * 0.75, y, -0.08) for y in (-20, 100, 260)], rust, (0.065, 0.15))
            vehicles.rail("head", [(x + side * 0.75, y, -0.004) for y in (-20, 100, 260)], steel, (0.055, 0.012))


def station(dice):
    slabs = [materials.concrete(tuple(c * t for c in (0.26, 0.25, 0.235))) for t in (0.88, 1.0, 1.1)]
    white, curb = materials.surface("line", (0.55, 0.55, 0.52), 0.7, variation=0.2, grain=60, dirt=0.5), materials.concrete((0.36, 0.35, 0.33))
    for inner, outer in ((-1.66, -6.4), (5.96, 10.2)):
        side = -1 if outer < 0 else 1
        geometry.box("platform", (abs(outer - inner), 76, PLATFORM + 0.6), slabs[1], ((inner + outer) / 2, 28, (PLATFORM - 0.7) / 2 - 0.03), bevel=0.02)
        models = [geometry.box("slab", (0.985, 0.985, 0.06), tone, bevel=0.006) for tone in slabs]
        for index in range(70):
            geometry.box("edge", (0.42, 0.99, 0.10), curb, (inner + side * 0.2, -6 + index, PLATFORM - 0.03), bevel=0.012)
            for column in range(4):
                geometry.instance(dice.choice(models), (inner + side * (0.92 + column), -6 + index, PLATFORM - 0.026 + dice.uniform(0, 0.003)))
        for model in models:
            model.hide_render = True
        geometry.box("line", (0.10, 70, 0.004), white, (inner + side * 0.62, 28.5, PLATFORM + 0.0225), bevel=0.001)
    lamp = props.lamp_post(4.6, haze=HAZE)
    lamp.location, lamp.rotation_euler = (-5.6, 12.0, PLATFORM), (0, 0, 0.1)
    for x, y, turn in ((-5.6, 26, 0), (-5.6, 40, 0), (9.4, 4, math.pi), (9.4, 18, math.pi), (9.4, 32, math.pi), (9.4, 46, math.pi)):
        geometry.instance(lamp, (x, y, PLATFORM), (0, 0, turn + dice.uniform(-0.05, 0.05)))
    iron, wood = materials.black_aluminium(), materials.wood()
    for x, y in ((-5.3, 16.0), (-5.3, 21.0), (9.0, 11.0)):
        for row in (-0.14, 0, 0.14):
            geometry.box("seat", (0.11, 1.7, 0.04), wood, (x + row, y, PLATFORM + 0.45), bevel=0.008)
        for end in (-0.65, 0.65):
            geometry.box("leg", (0.36, 0.05, 0.43), iron, (x, y + end, PLATFORM + 0.22), bevel=0.008)
    props.railing([(-6.3, -6, PLATFORM), (-6.3, 60, PLATFORM)], 1.1, 2.0, materials.paint("fence", (0.03, 0.06, 0.045), 0.5), False)
    # The houses stand on plinths: the meadow behind them lies lower than the platform.
    plinth = materials.concrete((0.30, 0.285, 0.26))
    for x, y, deep, wide in ((15.5, 26, 9.3, 22.3), (14.6, 45, 7.3, 9.3)):
        geometry.box("plinth", (deep, wide, 2.7), plinth, (x, y, PLATFORM - 1.5), bevel=0.03)
    world.building((22, 9, 6.4), 2, (0.50, 0.40, 0.29), "gable", (15.5, 26, PLATFORM - 0.5), math.pi / 2, HAZE, 1.1, 2.4, 3)
    world.building((9, 7, 3.4), 1, (0.48, 0.30, 0.22), "gable", (14.6, 45, PLATFORM - 0.5), math.pi / 2, HAZE, 1.0, 2.2, 4)


def land(dice):
    def lie(x, y):
        return -0.85 + 0.5 * noise.noise(Vector((x * 0.02, y * 0.02, 3))) * min(1.0, max(0.0, abs(x - 2) - 9) / 20)
    geometry.surface_grid("land", lambda u, v: ((u - 0.5) * 900, -60 + v * 900, lie((u - 0.5) * 900, -60 + v * 900)), 160, 160, materials.ground((0.080, 0.092, 0.035), HAZE))
    world.plain(-1.6, 9000, materials.ground((0.080, 0.092, 0.035), HAZE))
    kinds = foliage.grove(5, 4, 9.5, HAZE, 2200, conifers=1)
    foliage.scatter(kinds, [(20 + dice.uniform(0, 7), y + dice.uniform(-2, 2), -0.9) for y in (2, 9, 15, 36, 52, 60, 69)] + [(-10 - dice.uniform(0, 5), y + dice.uniform(-2, 2), -0.9) for y in (18, 25, 31, 40, 47, 58, 70)], 3, 0.6, 1.05)
    bushes = [foliage.tree(60 + k, 1.8, 0.85, 800, 0.15, materials.leaves(haze=HAZE), materials.bark(HAZE)) for k in range(2)]
    for bush in bushes:
        bush.hide_render = True
    foliage.scatter(bushes, [(-7.4 + dice.uniform(-0.7, 0.3), 2 + index * 1.5 + dice.uniform(-0.5, 0.5), -0.9) for index in range(44)], 5, 0.6, 1.15)
    world.village((95, 175), 12, (130, 60), 5, HAZE, -1.7, 0.2)
    world.village((-75, 150), 7, (90, 40), 8, HAZE, -1.7, 0.1)
    world.tree_line((-95, 190), 160, 60, 130, 3, kinds, haze=HAZE, level=-1.0)
    world.tree_line((120, 300), 700, 90, 420, 8, kinds, haze=HAZE, level=-1.0)
    world.hills(1500, -85, 85, 170, 4, HAZE)
    world.hills(3200, -90, 95, 420, 6, HAZE)


scene.render(build, "train", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
