"""Two balcony modules hang on the railing of an apartment, low evening sun along the facade."""
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, flats, light, scene  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1200, 1500, 16, 3, -2.8
HERO = 3                                  # the storey with the modules
HAZE = 2600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=9.5, azimuth=-128.0, dust=1.4, clouds=0.4, seed=seed)
    flats.facade(dice, HERO)
    level = HERO * flats.FLOOR
    flats.balconies()
    flats.modules(level, dice)
    flats.belongings(level, dice)
    flats.neighbourhood(dice, HAZE)
    camera.place((-3.35, -5.9, level + 1.75), (0.62, -1.2, level + 0.86), lens=37, focus=(-0.7, -1.6, level + 0.6), aperture=6.3, shift=(0, 0.01))


scene.render(build, "balcony-railing", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.35)
