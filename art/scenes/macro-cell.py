"""Macro: half-cut cells with fine busbars under the matte front, in raking morning light."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, light, materials, module, scene, studio, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 64, 3, -2.6
SUN = (12.0, -78.0)          # height and compass direction in degrees: from the left, a little ahead
FOCUS = (0.012, 0.585, 0.002)
DROPS = 190
HAZE = 3000.0


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=SUN[0], azimuth=SUN[1], dust=0.9, clouds=0.3, seed=seed)
    sheet = module.make("smf-520", module.height(lambda x, y: 0.0012 * math.sin(5 * x) * math.cos(3 * y)), "white", dust=0.03, gloss=0.44)
    sheet.rotation_euler = (0, 0, 0.0)
    # Dew gathers in patches, not evenly.
    spots = []
    while len(spots) < DROPS:
        x, y = dice.gauss(0.06, 0.09), dice.gauss(0.62, 0.10)
        if math.sin(x * 31 + 1.3) * math.cos(y * 23) > dice.uniform(-0.9, 0.8):
            spots.append((x, y, 0.00195 + 0.0012 * math.sin(5 * x) * math.cos(3 * y)))
    studio.water_drops(spots, seed)
    world.plain(-7.0, 6000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.hills(900, -70, 70, 90, 2, HAZE, -7)
    world.hills(2600, -80, 80, 260, 5, HAZE, -7)
    camera.place((0.075, 0.33, 0.105), (0.0, 0.62, -0.002), lens=45, focus=FOCUS, aperture=13.0)


scene.render(build, "macro-cell", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
