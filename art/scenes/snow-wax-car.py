"""Service trailer for waxing skis in the snow: off-grid modules on its roof, skis and a waxing bench beside it."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector, noise  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, scene, vehicles, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 9, -3.35
LENGTH, HALF, FLOOR, TOP, CAMBER = 5.7, 1.12, 0.62, 2.75, 0.055
HAZE = 4200.0


def roof(x, y):
    return TOP - CAMBER * (x / HALF) ** 2


def snow(space="world"):
    return materials.surface("snow", (0.78, 0.80, 0.83), 0.72, specular=0.25, variation=0.035, blotch=0.5, grain=28, bump=0.55, depth=0.006, space=space)


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=13.0, azimuth=-106.0, dust=0.5, clouds=0.35, seed=seed)
    trailer()
    on_roof(dice)
    workplace(dice)
    land(dice)
    camera.place((-3.0, -2.15, 4.05), (-0.55, 3.8, 2.42), lens=25, focus=(-0.5, 1.2, TOP), aperture=9.0, shift=(0, 0.04))


def trailer():
    paint = materials.paint("lacquer", (0.155, 0.022, 0.016), 0.28, 0.015, coat=0.35)
    white, dark, metal = vehicles.white_paint(0.06), materials.plastic("trim", (0.02, 0.02, 0.022), 0.5), materials.aluminium(0.36)
    vehicles.body("body", lambda y: vehicles.section(HALF, FLOOR, lambda x: roof(x, y) - 0.012, 0.10, 0.015), vehicles.steps(0, LENGTH, 0.5), paint, 0.09, 0.14)
    # The roof is a white skin of its own, folded down over the edge.
    vehicles.body("roof skin", lambda y: vehicles.section(HALF + 0.006, TOP - 0.16, lambda x: roof(x, y), 0.10, 0.010, 0.01), vehicles.steps(-0.006, LENGTH + 0.006, 0.5), white, 0.09, 0.14)
    for side in (-1, 1):
        vehicles.rail("edge", [(side * (HALF - 0.065), y, roof(HALF - 0.065, y) + 0.003) for y in (0.12, 3.0, LENGTH - 0.15)], metal, (0.040, 0.024))
        vehicles.rail("seam", [(side * (HALF + 0.008), y, TOP - 0.165) for y in (0.07, LENGTH - 0.12)], metal, (0.014, 0.030))
        vehicles.rail("sill", [(side * (HALF + 0.002), y, FLOOR + 0.06) for y in (0.05, LENGTH - 0.1)], metal, (0.020, 0.12))
        for y in (2.45, 3.25):
            vehicles.wheel((side * (HALF - 0.10), y, 0.34), 0.34, 0.22)
        geometry.box("wing", (0.30, 1.66, 0.05), dark, (side * (HALF - 0.05), 2.85, 0.74), bevel=0.02)
        for y in (1.98, 3.72):
            geometry.box("flap", (0.28, 0.03, 0.34), dark, (side * (HALF - 0.06), y, 0.56), bevel=0.01)
    # Side door with window, service hatch, corner steadies, drawbar.
    geometry.box("door", (0.018, 0.78, 1.82), paint, (-HALF - 0.004, 0.85, 1.62), (0, 0.007, 0), 0.03, 3)
    geometry.box("door seal", (0.010, 0.83, 1.87), dark, (-HALF + 0.002, 0.85, 1.62), (0, 0.007, 0), 0.03)
    vehicles.windows(-HALF - 0.010, [(0.60, 1.10)], 1.75, 2.25, 0.007)
    vehicles.windows(-HALF - 0.002, [(4.05, 5.15)], 1.55, 2.15, 0.007)
    geometry.tube("handle", [(-HALF - 0.02, 1.15, 1.45), (-HALF - 0.06, 1.15, 1.47), (-HALF - 0.06, 1.15, 1.63), (-HALF - 0.02, 1.15, 1.65)], 0.010, metal)
    for x, z in ((-HALF - 0.20, 0.24), (-HALF - 0.10, 0.46)):
        geometry.box("step", (0.26, 0.66, 0.035), materials.galvanised(), (x, 0.85, z), bevel=0.008)
    geometry.box("step leg", (0.30, 0.04, 0.40), materials.galvanised(), (-HALF - 0.10, 0.56, 0.22), (0, 0.5, 0), 0.006)
    for x in (-0.9, 0.9):
        for y in (0.2, LENGTH - 0.3):
            geometry.cylinder("steady", 0.025, FLOOR + 0.1, metal, (x, y, 0.0), sides=16)
    for side in (-1, 1):
        geometry.tube("drawbar", [(side * 0.6, LENGTH - 0.2, 0.55), (0, LENGTH + 1.2, 0.50)], 0.05, materials.galvanised())
    geometry.box("gas locker", (0.9, 0.42, 0.45), white, (0, LENGTH + 0.28, 0.84), bevel=0.06, segments=4)


def on_roof(dice):
    bead, surface = vehicles.sealant((0.38, 0.38, 0.37)), vehicles.over(roof)
    for side in (-1, 1):
        for y in (1.10, 2.83):
            vehicles.lay("off-grid", surface, (side * 0.53, y), bead=bead, dust=0.0, backsheet="white", gloss=0.36)
        vehicles.lay("off-grid-small", surface, (side * 0.53, 4.86), bead=bead, dust=0.0, backsheet="white", gloss=0.36)
        vehicles.cable([(side * a, b, roof(a, b) + 0.006) for a, b in ((0.133, 1.1), (0.07, 1.6), (0.06, 2.8), (0.05, 3.62), (0.03, 3.86))])
    vehicles.gland((0, 3.92, roof(0, 3.9)), math.pi)
    vehicles.hatch((0.56, 4.02, roof(0.56, 4)), (0.42, 0.32), 0.11, (0.20, 0.21, 0.21), tilt=(0, 0.04))
    flue = materials.stainless()
    geometry.lathe("flue", [(0.09, 0), (0.085, 0.01), (0.055, 0.03), (0.052, 0.26), (0.10, 0.27), (0.10, 0.285), (0.04, 0.33), (0.005, 0.335)], flue, (-0.60, 4.02, roof(0.6, 4) - 0.004))
    # What is left of the last snowfall: thin ridges along the edges and round the fittings.
    def left(cx, cy, wide, long, tall, name):
        def at(u, v):
            x, y = cx + (u - 0.5) * wide, cy + (v - 0.5) * long
            edge = max(0.0, 1 - abs(2 * u - 1) ** 2.5) * max(0.0, 1 - abs(2 * v - 1) ** 3)
            rough = 0.55 + 0.9 * noise.noise(Vector((x * 5, y * 2.2, cx))) + 0.3 * noise.noise(Vector((x * 17, y * 17, 3)))
            return Vector((x, y, roof(x, y) - 0.012 + max(0.0, tall * edge * rough) + 0.010 * edge))
        geometry.surface_grid(name, at, 60, 200, snow("object"))
    left(0.0, 5.52, 1.8, 0.26, 0.05, "snow front")
    left(0.99, 2.6, 0.10, 4.6, 0.030, "snow right")
    left(-0.02, 4.30, 0.5, 0.16, 0.03, "snow middle")
    left(0.42, 3.81, 0.8, 0.10, 0.028, "snow hatch")


def ski(color, length=1.95):
    """A cross-country ski, lying along +y with its tip up and forward."""
    points = [(0, length * i / 30, 0.020 * math.sin(math.pi * min(1.0, i / 26)) + max(0.0, i / 30 - 0.90) ** 2 * 9.0) for i in range(31)]
    top = vehicles.rail("ski", points, color, (0.047, 0.013))
    plate = geometry.box("binding", (0.044, 0.30, 0.016), materials.plastic("binding", (0.02, 0.02, 0.022), 0.4), (0, length * 0.47, 0.034), bevel=0.005)
    return geometry.join("ski", [top, plate])


def workplace(dice):
    """Left of the trailer: a rack of skis against a rail, a waxing bench with a ski held in its profile."""
    steel, wood, dark = materials.galvanised(), materials.wood((0.30, 0.20, 0.11)), materials.plastic("iron", (0.02, 0.02, 0.022), 0.4)
    colors = [(0.55, 0.56, 0.55), (0.42, 0.05, 0.03), (0.02, 0.10, 0.22), (0.015, 0.015, 0.017), (0.50, 0.34, 0.03), (0.05, 0.22, 0.14)]
    skis = [ski(materials.paint("ski", color, 0.2, 0.02, coat=0.4)) for color in colors]
    for model in skis:
        model.hide_render = True
    for y in (4.15, 6.65):
        geometry.box("post", (0.09, 0.09, 1.45), wood, (-2.75, y, 0.62), bevel=0.01)
    geometry.box("beam", (0.07, 2.75, 0.10), wood, (-2.75, 5.4, 1.28), bevel=0.012)
    for index in range(9):
        model = skis[(index * 5 + index // 3) % len(skis)]
        for pair in (0, 0.058):
            geometry.instance(model, (-3.16 + dice.uniform(-0.03, 0.03), 4.35 + index * 0.25 + pair, -0.03), (1.28 + dice.uniform(-0.02, 0.02), 0, -math.pi / 2 + dice.uniform(-0.05, 0.05)))
    # The bench: an aluminium profile on trestles; a ski upside down on it, the iron and wax at hand.
    geometry.box("bench", (0.24, 1.75, 0.035), wood, (-2.55, 2.75, 0.93), bevel=0.008)
    geometry.box("profile", (0.055, 1.70, 0.07), materials.aluminium(), (-2.55, 2.75, 0.985), bevel=0.008)
    for y in (2.12, 3.38):
        for lean in (-1, 1):
            geometry.tube("trestle", [(-2.55 + lean * 0.30, y + lean * 0.05, -0.05), (-2.55 + lean * 0.06, y, 0.92)], 0.017, steel)
        geometry.tube("brace", [(-2.77, y - 0.02, 0.30), (-2.33, y + 0.02, 0.30)], 0.012, steel)
    geometry.instance(skis[2], (-2.55, 1.80, 1.035), (0.0, math.pi, 0))
    geometry.box("iron", (0.10, 0.17, 0.022), steel, (-2.55, 3.16, 1.036), bevel=0.005)
    geometry.tube("iron handle", [(-2.55, 3.10, 1.05), (-2.55, 3.10, 1.11), (-2.55, 3.23, 1.12)], 0.016, dark, smooth=True)
    for index, color in enumerate(((0.5, 0.30, 0.02), (0.10, 0.03, 0.20), (0.02, 0.20, 0.10))):
        geometry.box("wax", (0.035, 0.075, 0.022), materials.plastic("wax", color, 0.35), (-2.64, 2.12 + index * 0.11, 0.959), (0, 0, dice.uniform(-0.3, 0.3)), 0.005)
    # A box of tools by the steps.
    geometry.box("tool box", (0.40, 0.62, 0.30), materials.aluminium(0.4), (-1.75, 2.05, 0.14), (0, 0, 0.1), 0.02, 3)


def lie(x, y):
    """Trampled and drifted snow; packed flat where the trailer stands."""
    away = min(1.0, max(0.0, math.hypot(x + 0.8, (y - 3) * 0.7) - 3.6) / 6)
    drift = 0.28 * noise.noise(Vector((x * 0.11, y * 0.11, 1))) + 0.10 * noise.noise(Vector((x * 0.35, y * 0.5, 5)))
    trod = 0.035 * noise.noise(Vector((x * 3.1, y * 3.1, 2))) + 0.018 * noise.noise(Vector((x * 7.3, y * 7.3, 8)))
    near = max(0.0, 1 - math.hypot(x + 2.2, (y - 2.6) * 0.6) / 3.2)
    track = sum(0.06 * math.exp(-((x - t - 0.3 * math.sin(y * 0.12)) / 0.055) ** 2) for t in (-5.6, -5.25)) if y > -6 else 0.0
    return drift * away + trod * (0.25 + 1.6 * near) - track + max(0.0, y - 26) * 0.05


def land(dice):
    white = snow()
    geometry.surface_grid("near snow", lambda u, v: (lambda x, y: (x, y, lie(x, y)))(-13 + u * 28, -9 + v * 32), 520, 560, white)
    geometry.surface_grid("far snow", lambda u, v: (lambda x, y: (x, y, lie(x, y) - (0.06 if -12.5 < x < 14.5 and -8.5 < y < 22.5 else 0.0)))(-260 + u * 520, -40 + v * 420), 260, 210, white)
    world.plain(-2.0, 9000, materials.surface("plain", (0.74, 0.77, 0.81), 0.8, specular=0.1, variation=0.05, blotch=0.02, haze=HAZE))
    needles, load = materials.leaves((0.020, 0.038, 0.018), HAZE), materials.surface("load", (0.76, 0.79, 0.83), 0.8, specular=0.1, variation=0.04, grain=8, haze=HAZE)
    bark, kinds = materials.bark(HAZE), []
    for index in range(4):
        tall = dice.uniform(8, 13)
        # The same tree again a little higher in white: snow lies on what faces the sky.
        green = foliage.tree(80 + index, tall, 0.20, 9500, tall * 0.019, needles, bark, conifer=True)
        pale = foliage.tree(180 + index, tall, 0.19, 3800, tall * 0.019, load, bark, conifer=True)
        pale.location.z = tall * 0.022
        kinds.append(geometry.join("snowy tree", [green, pale]))
    for kind in kinds:
        kind.hide_render = True
    near = [(4.5, 14), (7.5, 12.5), (9.5, 17), (6.2, 19), (12.5, 14.5), (14, 21), (-9, 19), (-12.5, 16), (-11, 24), (-16, 21), (10, 26), (3, 29), (-6, 33), (17, 28)]
    foliage.scatter(kinds, [(x, y, lie(x, y) - 0.15) for x, y in near], 3, 0.55, 1.05)
    forest = [(dice.uniform(-150, 150), dice.uniform(46, 130)) for _ in range(520)]
    foliage.scatter(kinds, [(x, y, lie(x, y) - 0.3) for x, y in forest if abs(x + 12 + 0.18 * y) > 16], 4, 0.7, 1.2)
    world.hills(1300, -80, 80, 240, 5, HAZE, color=(0.10, 0.12, 0.12))
    world.hills(2900, -85, 90, 620, 3, HAZE, color=(0.42, 0.46, 0.50))
    world.hills(5200, -90, 95, 1350, 8, HAZE, color=(0.66, 0.70, 0.75))


scene.render(build, "snow-wax-car", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
