"""The portable charger unfolded on a weathered table by a lake, a phone charging beside it."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, camping, foliage, geometry, light, materials, module, scene, studio, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 5, -2.7
TOP = 0.74                   # height of the table
LEAN = 8.0                   # of each panel of the zigzag, degrees
HAZE = 4200.0


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=17.0, azimuth=-110.0, dust=0.8, clouds=0.4, seed=seed)
    table(dice)
    folded = module.charger(4, LEAN)
    folded.location, folded.rotation_euler = (-0.50, 0.02, TOP + 0.001), (0, 0, 0.10)
    things()
    surroundings(dice)
    camera.place((-0.58, -1.12, TOP + 0.60), (0.07, 0.12, TOP + 0.19), lens=29.5, focus=(-0.12, -0.1, TOP + 0.05), aperture=6.3)


def table(dice):
    """Six grey boards with gaps, each a little different in height and tone."""
    board = [materials.wood(color, rough=0.72) for color in ((0.26, 0.215, 0.165), (0.29, 0.235, 0.175), (0.225, 0.19, 0.15))]
    for index in range(6):
        plank = geometry.box("plank", (0.142, 2.1, 0.034), dice.choice(board), bevel=0.005, segments=3)
        # Boards run along x: the grain of the wood follows the object's own y axis.
        plank.rotation_euler = (dice.uniform(-0.001, 0.001), 0, math.pi / 2)
        plank.location = (dice.uniform(-0.008, 0.008), -0.36 + index * 0.147, TOP - 0.017 + dice.uniform(-0.0012, 0.0))
    for x in (-0.7, 0.7):
        geometry.box("batten", (0.09, 0.8, 0.04), board[2], (x, 0, TOP - 0.055), bevel=0.005)
        for y in (-0.3, 0.3):
            geometry.box("leg", (0.07, 0.07, TOP - 0.03), board[2], (x, y, TOP / 2 - 0.02), bevel=0.006)


def things():
    """A phone on its cable and an enamel mug: everybody knows their size."""
    shell, screen = materials.black_aluminium(), materials.plastic("screen", (0.004, 0.004, 0.005), 0.07)
    phone = [geometry.box("phone", (0.074, 0.152, 0.0082), shell, (0, 0, 0.0041), bevel=0.0035, segments=4),
             geometry.box("screen", (0.069, 0.147, 0.0006), screen, (0, 0, 0.0083), bevel=0.0003)]
    geometry.group("phone", phone, (-0.06, -0.335, TOP), (0, 0, 1.05))
    metal = materials.stainless()
    plug = geometry.box("plug", (0.011, 0.026, 0.0062), materials.plastic("plug", (0.55, 0.55, 0.54), 0.4), bevel=0.0024, segments=3)
    plug.location, plug.rotation_euler = (0.0155, -0.3785, TOP + 0.0044), (0, 0, 1.05)
    studio.cable([(0.026, -0.3845, TOP + 0.0036), (0.085, -0.405, TOP + 0.0022), (0.160, -0.35, TOP + 0.0022), (0.155, -0.26, TOP + 0.0022), (0.115, -0.20, TOP + 0.003),
                  (0.092, -0.135, TOP + 0.010)], 0.0020, (0.50, 0.50, 0.49))
    cup = camping.mug()
    cup.location, cup.rotation_euler = (0.40, -0.25, TOP), (0, 0, -0.5)


def surroundings(dice):
    meadow = materials.ground((0.085, 0.105, 0.035), HAZE)

    def bank(x, y):
        return 0.05 * math.sin(x * 0.9) + 0.03 * math.sin(x * 2.3 + y) - 0.0825 * max(0.0, y - 2.9)
    geometry.surface_grid("bank", lambda u, v: (lambda x, y: (x, y, bank(x, y)))((u - 0.5) * 90, -12 + v * 24), 180, 48, meadow)
    # Blades follow the bank down to the water and thin out into single reeds.
    foliage.grass(12, 6.4, 520, 0.19, 3, location=(1.2, 3.9, 0), level=lambda a, b: bank(a + 1.2, b + 3.9) - 0.01)
    foliage.grass(16, 2.0, 60, 0.34, 4, materials.leaves((0.13, 0.15, 0.05), 0), (1.0, 7.9, 0), lambda a, b: bank(a + 1.0, b + 7.9) - 0.05)
    world.water(-0.5, 16000, chop=0.7, wind=0.7, haze=HAZE)
    kinds = foliage.grove(3, 4, 12.0, HAZE, 1100, conifers=2)
    for center, width, depth, count, turn in (((-120, 420), 560, 40, 260, 0.05), ((330, 330), 420, 40, 240, -0.35)):
        geometry.box("shore", (width * 1.1, depth * 1.3, 3.0), meadow, (center[0], center[1] + 12, -1.2), (0, 0, turn), bevel=0.8)
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, level=0.2, turn=turn)
    world.hills(1500, -80, 85, 150, 3, HAZE)
    world.hills(3900, -90, 95, 420, 2, HAZE)


scene.render(build, "charger-unfolded", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
