"""Curved corner of an office building: bent modules as spandrels between its window bands."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Matrix, Vector  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, module, props, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1200, 1500, 16, 4, -2.85
BAY = 2.268                               # one module and its joint along the facade
ON_CURVE, ON_WING = 6, 7                  # bays on the quarter circle and on each straight wing
RADIUS = ON_CURVE * BAY / (math.pi / 2)
GROUND, STOREY, STOREYS = 4.9, 3.55, 4
SPANDREL = 1.36                           # height of the band that carries the modules
HAZE = 2400.0
HALF = ON_CURVE * BAY / 2


def at(s, out=0.0, z=0.0):
    """Point on the facade: s metres along it from the middle of the curve, out from its face."""
    a = max(-HALF, min(HALF, s)) / RADIUS
    normal, tangent = Vector((math.sin(a), -math.cos(a), 0)), Vector((math.cos(a), math.sin(a), 0))
    return normal * (RADIUS + out) + tangent * (s - a * RADIUS) + Vector((0, 0, z)), a


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=15.0, azimuth=128.0, dust=1.1, clouds=0.4, seed=seed)
    for floor in range(STOREYS):
        storey(GROUND + floor * STOREY, dice)
    band(GROUND + STOREYS * STOREY, SPANDREL + 0.10, dice)
    ground_floor(dice)
    street(dice)
    camera.place((-5.6, -22.6, 11.4), (2.6, -4.0, 11.6), lens=35, focus=(0, -RADIUS, 10), aperture=9.0, shift=(0.0, 0.0))


def run(name, profile, material, z, smooth=25, limit=None):
    """Sweeps a cross-section (out, up) along the whole facade."""
    end = limit or HALF + ON_WING * BAY
    stations = [-end, -HALF] + [-HALF + 2 * HALF * i / 48 for i in range(1, 48)] + [HALF, end]
    path = []
    for s in stations:
        place, a = at(s, 0, z)
        path.append((place, (math.sin(a), -math.cos(a), 0), (0, 0, 1)))
    return geometry.extrude(name, profile, path, material, smooth, True)


def rectangle(inner, outer, low, high, chamfer=0.004):
    c = chamfer
    return [(inner, low), (outer - c, low), (outer, low + c), (outer, high - c), (outer - c, high), (inner, high)]


PATTERNS = {}


def band(z, tall, dice):
    """Modules on a dark backing, 12 mm joints between them, aluminium profiles above and below."""
    if not PATTERNS:
        PATTERNS["back"] = materials.paint("backing", (0.020, 0.021, 0.023), 0.5)
        PATTERNS["metal"] = materials.surface("bronze", (0.21, 0.185, 0.155), 0.36, 0.9, variation=0.08, grain=90, bump=0.04, depth=0.0003, dirt=0.05)
        PATTERNS["bent"] = module.make("smf-520", module.arc(RADIUS + 0.042, center=True), "grey", dust=0.012)
        PATTERNS["flat"] = module.make("smf-520", backsheet="grey", dust=0.012)
        PATTERNS["bent"].hide_render = PATTERNS["flat"].hide_render = True
    run("backing", rectangle(-0.30, 0.036, 0, tall), PATTERNS["back"], z)
    run("drip", rectangle(-0.25, 0.105, -0.035, 0.012), PATTERNS["metal"], z)
    run("sill", rectangle(-0.25, 0.120, tall - 0.012, tall + 0.028), PATTERNS["metal"], z)
    stand = Matrix.Rotation(math.pi / 2, 4, "X")
    for index in range(-ON_WING - ON_CURVE // 2, ON_WING + ON_CURVE // 2):
        s = (index + 0.5) * BAY
        place, a = at(s, 0.040, z + tall / 2 + dice.uniform(-0.0015, 0.0015))
        if abs(s) < HALF:
            copy = geometry.instance(PATTERNS["bent"])
            copy.matrix_world = Matrix.Translation((0, 0, place.z)) @ Matrix.Rotation(a, 4, "Z") @ stand
        else:
            copy = geometry.instance(PATTERNS["flat"])
            tip = Matrix.Rotation(dice.uniform(-6e-4, 6e-4), 4, "Z")
            copy.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(a, 4, "Z") @ tip @ stand @ Matrix.Rotation(math.pi / 2, 4, "Z")


def storey(z, dice):
    """One spandrel and the windows above it, set back by a hand."""
    band(z, SPANDREL, dice)
    low, high = z + SPANDREL, z + STOREY
    pane, mullion = materials.window(), PATTERNS["metal"]
    ceiling = materials.plaster((0.5, 0.5, 0.48))
    run("soffit", rectangle(-0.8, 0.0, -0.05, 0.0), ceiling, high)
    half = BAY / 2
    for index in range((-ON_WING - ON_CURVE // 2) * 2, (ON_WING + ON_CURVE // 2) * 2):
        s = (index + 0.5) * half
        place, a = at(s, -0.13, (low + high) / 2)
        geometry.box("pane", (half - 0.03, 0.02, high - low), pane, place, (dice.uniform(-0.002, 0.002), 0, a + dice.uniform(-0.003, 0.003)), 0)
        place, a = at(index * half, -0.08, (low + high) / 2)
        geometry.box("mullion", (0.055, 0.15, high - low), mullion, place, (0, 0, a), 0.004)
        if index % 4 == 1:
            place, a = at(s, -0.10, low + 0.42)
            geometry.box("opening sash", (half - 0.05, 0.05, 0.05), mullion, place, (0, 0, a), 0.004)


def ground_floor(dice):
    """Shop windows with warm light inside, a thin canopy, the roof edge above all."""
    metal, stone = PATTERNS["metal"], materials.concrete((0.36, 0.34, 0.31))
    warm = materials.surface("shop", (0.55, 0.42, 0.28), 0.9, variation=0.4, blotch=0.35)
    shine = warm.node_tree.nodes["Principled BSDF"]
    shine.inputs["Emission"].default_value, shine.inputs["Emission Strength"].default_value = (1.0, 0.62, 0.30, 1), 2.2
    run("room", rectangle(-3.3, -3.2, 0, GROUND), warm, 0)
    run("ceiling", rectangle(-3.2, 0.0, -0.3, 0.0), stone, GROUND)
    run("canopy", rectangle(-0.3, 1.35, -0.62, -0.48), metal, GROUND)
    glass = materials.glass((0.75, 0.78, 0.77))
    for index in range(-ON_WING - ON_CURVE // 2, ON_WING + ON_CURVE // 2):
        place, a = at((index + 0.5) * BAY, -0.45, GROUND / 2 - 0.2)
        geometry.box("shop pane", (BAY - 0.06, 0.016, GROUND - 0.4), glass, place, (0, 0, a), 0)
        place, a = at(index * BAY, -0.42, GROUND / 2)
        geometry.box("post", (0.07, 0.12, GROUND), metal, place, (0, 0, a), 0.005)
        if index % 2 == 0:
            place, a = at(index * BAY, -1.1, 0)
            geometry.cylinder("column", 0.24, GROUND, stone, place, sides=32)
            place, a = at(index * BAY + 1.0, -2.4, 0.55)
            geometry.box("display", (1.6, 0.6, 1.1), materials.wood(), place, (0, 0, a), 0.01)
    run("plinth", rectangle(-0.6, 0.0, 0, 0.12), stone, 0)


def street(dice):
    world.plain(-0.16, 6000, materials.asphalt())
    slab = materials.concrete((0.27, 0.26, 0.245))
    for ring in range(9):
        run("paving", rectangle(-0.5 + ring * 0.62, 0.11 + ring * 0.62, -0.02, 0.0 + 0.002 * (ring % 2)), slab, 0)
    run("kerb", rectangle(5.08, 5.26, -0.10, 0.012), materials.concrete((0.42, 0.41, 0.39)), 0)
    kinds = foliage.grove(6, 3, 8.0, HAZE, 3000)
    spots = [at(s, 4.2)[0] for s in (-19.5, -12.0, 12.5, 20.0)]
    foliage.scatter(kinds, [tuple(spot) for spot in spots], 5, 0.75, 0.95)
    lamp = props.lamp_post(5.5)
    lamp.location = at(8.0, 4.6)[0]
    for s in (-8.0, -23.0, 22.0):
        geometry.instance(lamp, at(s, 4.6)[0], (0, 0, dice.uniform(1.2, 1.9)))
    # Neighbours beside and behind; those behind the camera are seen in the windows.
    for x, y, wide, deep, tall, floors, color in ((-52, 6, 26, 18, 19, 5, (0.50, 0.42, 0.33)), (-40, 42, 20, 18, 25, 7, (0.62, 0.59, 0.53)), (50, 12, 24, 18, 21, 6, (0.42, 0.27, 0.20)),
                                                  (-26, -66, 30, 16, 18, 5, (0.60, 0.55, 0.47)), (12, -70, 34, 16, 22, 6, (0.46, 0.30, 0.22)), (60, -50, 26, 16, 16, 4, (0.63, 0.61, 0.57)),
                                                  (47, 44, 22, 20, 15, 4, (0.60, 0.53, 0.42)), (76, 62, 28, 22, 18, 5, (0.50, 0.34, 0.26)), (62, 88, 30, 22, 16, 4, (0.66, 0.64, 0.60)), (112, 116, 34, 24, 20, 5, (0.58, 0.50, 0.40))):
        world.building((wide, deep, tall), floors, color, "flat", (x, y, 0), dice.uniform(-0.1, 0.1), HAZE, 1.3, 2.8, floors)
    foliage.scatter(kinds, [(-30 + i * 9 + dice.uniform(-2, 2), -50, 0) for i in range(8)], 7)
    # A row down the street that opens beside the corner.
    foliage.scatter(kinds, [(27 + i * 7.5 + dice.uniform(-1.5, 1.5), 20 + i * 8.5 + dice.uniform(-2, 2), 0) for i in range(7)], 9)
    world.hills(1700, -80, 80, 120, 4, HAZE)


scene.render(build, "facade", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
