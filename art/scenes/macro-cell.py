"""Macro: half-cut cells with fine busbars under the matte front, in raking morning light."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, light, materials, module, scene, studio, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 32, 3, -2.4
SUN = (13.0, -57.0)          # height and compass direction in degrees: ahead, well to the left
FOCUS = (0.012, 0.535, 0.002)
EMBOSSING, PITCH = 0.55, 0.0008   # strength of the fine texture of the front; metres from one dimple to the next
HAZE = 3000.0


def build(seed):
    light.daylight(elevation=SUN[0], azimuth=SUN[1], dust=0.9, clouds=0.3, seed=seed)

    # Fixed on a flat roof a laminate is still never quite flat: millimetre waves bend the sheen.
    def waves(x, y):
        return 0.0010 * math.sin(6 * x + 0.4) * math.cos(4 * y)
    sheet = module.make("smf-520", module.height(waves), "white", dust=0.03, gloss=0.45, divisions=(48, 96))
    studio.emboss(sheet, EMBOSSING, PITCH)
    world.plain(-7.0, 6000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.hills(900, -70, 70, 90, 2, HAZE, -7)
    world.hills(2600, -80, 80, 260, 5, HAZE, -7)
    camera.place((0.062, 0.345, 0.078), (0.006, 0.56, -0.002), lens=46, focus=FOCUS, aperture=14.0)


scene.render(build, "macro-cell", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
