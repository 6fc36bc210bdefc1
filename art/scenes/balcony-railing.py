"""Two balcony modules hang on the railing of an apartment, low evening sun along the facade."""
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, flats, light, scene  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 12, 3, -2.8
HERO = 3                                  # the storey with the modules
HAZE = 2600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=9.5, azimuth=-128.0, dust=1.4, clouds=0.4, seed=seed)
    flats.facade(dice, HERO, beside=-3.5)
    level = HERO * flats.FLOOR
    flats.balconies()
    flats.modules(level, dice, loose=0.011)
    flats.belongings(level, dice)
    flats.neighbourhood(HAZE)
    camera.place((-3.75, -5.6, level + 1.62), (0.95, -0.2, level + 1.0), lens=30, focus=(-0.7, -1.6, level + 0.6), aperture=6.3, shift=(0, -0.02))


scene.render(build, "balcony-railing", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.35)
