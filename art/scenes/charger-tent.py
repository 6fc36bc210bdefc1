"""The portable charger on the sunny side of a tent, tied to its ridge, a lake behind; early morning, dew on the meadow."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Matrix, Vector, noise  # noqa: E402

from library import camera, camping, foliage, geometry, light, materials, module, scene, studio, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 20, 9, -2.75
REACH = (0.13, 0.62)                       # of the charger on the fly sheet: from the ridge to the hem
HAZE = 3800.0


def lie(x, y):
    """A nearly level meadow that falls to the lake behind the tent."""
    rough = 0.04 * noise.noise(Vector((x * 0.5, y * 0.5, 1.7))) + 0.02 * noise.noise(Vector((x * 1.7, y * 1.7, 4.0)))
    near = min(1.0, max(0.0, math.hypot(x, y) - 1.6) / 2.0)
    return rough * near - 0.085 * max(0.0, y - 5.5)


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=15.0, azimuth=-152.0, dust=1.1, clouds=0.4, seed=seed)
    camping.tent()
    charger()
    things()
    surroundings(dice)
    camera.place((-1.85, -3.60, 1.12), (0.10, 0.0, 0.53), lens=32, focus=(-0.1, -0.6, 0.75), aperture=5.6)


def charger():
    """On the slope, its long side level, its upper edge tied to the ridge by four cords."""
    top, low = Vector(camping.side_point(0.5, REACH[0])), Vector(camping.side_point(0.5, REACH[1]))
    up = (top - low).normalized()
    across = Vector((1, 0, 0))
    normal = across.cross(up).normalized()
    middle = (top + low) / 2 + normal * 0.065
    folded = module.charger(4, 5.0)
    turn = Matrix((across, up, normal)).transposed().to_4x4()
    folded.matrix_world = Matrix.Translation(middle) @ turn @ Matrix.Translation((-0.60, 0, 0))
    cord = materials.fabric("cord", (0.45, 0.07, 0.04), 300)
    for x in (-0.57, -0.19, 0.19, 0.57):
        start = middle + across * x + up * 0.215 + normal * 0.012
        ridge = Vector(camping.side_point(0.5 + x / camping.LENGTH, 0.0)) + Vector((0, 0, 0.010))
        geometry.tube("cord", [start, (start + ridge) / 2 + normal * 0.012, ridge], 0.0032, cord)
    wire = [middle + across * -0.59 - up * 0.2, middle + across * -0.68 - up * 0.38, Vector((-0.82, -1.06, 0.14)), Vector((-0.80, -1.22, 0.035)), Vector((-0.66, -1.36, 0.03)), Vector((-0.52, -1.38, 0.035))]
    studio.cable([tuple(point) for point in wire], 0.0022, (0.03, 0.03, 0.03))


def things():
    """A mat in front of the tent with a lamp being charged and a mug."""
    mat = materials.fabric("mat", (0.10, 0.115, 0.12), 260)
    geometry.surface_grid("mat", lambda u, v: (-0.75 + 1.5 * u, -1.62 + 0.55 * v, 0.012 + 0.006 * math.sin(u * 9) * math.sin(v * 5)), 60, 24, mat)
    shell, glow = materials.plastic("lamp", (0.05, 0.055, 0.06), 0.4), materials.plastic("lamp shade", (0.62, 0.60, 0.54), 0.5)
    lamp = [geometry.lathe("foot", [(0.052, 0), (0.055, 0.005), (0.055, 0.038), (0.045, 0.045)], shell, sides=48),
            geometry.lathe("globe", [(0.042, 0.045), (0.044, 0.06), (0.044, 0.125), (0.038, 0.135)], glow, sides=48),
            geometry.lathe("cap", [(0.046, 0.133), (0.048, 0.140), (0.040, 0.158), (0.004, 0.163)], shell, sides=48),
            geometry.tube("bow", [(-0.046, 0, 0.14), (-0.04, 0, 0.20), (0, 0, 0.222), (0.04, 0, 0.20), (0.046, 0, 0.14)], 0.003, materials.stainless(), smooth=True)]
    geometry.group("lamp", lamp, (-0.48, -1.40, 0.028), (0, 0, 0.4))
    cup = camping.mug()
    cup.location, cup.rotation_euler = (-0.18, -1.44, 0.03), (0, 0, -0.7)


def surroundings(dice):
    meadow = materials.ground((0.080, 0.105, 0.035), HAZE)
    geometry.surface_grid("meadow", lambda u, v: (lambda x, y: (x, y, lie(x, y)))((u - 0.5) * 90, -10 + v * 30), 260, 120, meadow)
    blades = materials.leaves((0.12, 0.15, 0.045), 0)

    def clear(x, y):
        return lie(x, y) - 0.015
    # Short where the tent stands, long towards the water.
    for x, y, wide, deep, count, tall in ((-3.6, -1.2, 4.6, 5.6, 620, 0.075), (3.9, -0.6, 4.8, 6.0, 520, 0.085), (0.1, -2.75, 3.0, 2.0, 700, 0.065),
                                          (0.0, 3.4, 14, 3.4, 300, 0.17), (0.0, 6.4, 20, 2.6, 120, 0.34)):
        foliage.grass(wide, deep, count, tall, dice.randint(0, 99), blades, (x, y, 0), lambda a, b, x=x, y=y: clear(a + x, b + y))
    foliage.grass(2.6, 0.5, 420, 0.06, 5, blades, (0.1, -1.25, 0), lambda a, b: clear(a + 0.1, b - 1.25) - 0.02)
    stone = materials.surface("boulder", (0.22, 0.21, 0.19), 0.9, variation=0.35, blotch=3, grain=20, bump=0.9, depth=0.02, dirt=0.3)
    for x, y, size in ((-3.4, 1.8, 0.42), (-2.9, 2.2, 0.24), (3.4, 2.6, 0.5)):
        spot = Vector((x, y, lie(x, y)))
        geometry.surface_grid("boulder", lambda u, v: spot + Vector((math.cos(6.2832 * u) * math.sin(3.1416 * v) * 1.3, math.sin(6.2832 * u) * math.sin(3.1416 * v), math.cos(3.1416 * v) * 0.75 + 0.2)) * size * (1 + 0.28 * noise.noise(Vector((math.cos(6.2832 * u) * 1.4, math.sin(6.2832 * u) * 1.4 + x, v * 3)))), 28, 16, stone)
    world.water(-0.62, 16000, chop=0.6, wind=0.5, haze=HAZE)
    kinds = foliage.grove(3, 4, 12.0, HAZE, 1300, conifers=3)
    for center, width, depth, count, turn in (((-140, 380), 520, 40, 260, 0.05), ((300, 300), 420, 40, 240, -0.35)):
        geometry.box("shore", (width * 1.1, depth * 1.3, 3.0), meadow, (center[0], center[1] + 12, -1.4), (0, 0, turn), bevel=0.8)
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, level=0.1, turn=turn)
    world.hills(1500, -80, 85, 170, 3, HAZE)
    world.hills(3900, -90, 95, 480, 2, HAZE)


scene.render(build, "charger-tent", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.2)
