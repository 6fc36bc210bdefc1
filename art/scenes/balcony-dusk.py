"""The flats with balcony modules a while after sunset: lamps are on behind the railing, the sky is in the cells."""
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, flats, light, scene  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 20, 3, 1.9
HERO = 2                                  # the storey with the modules
LAMPS = ((2, 0), (3, 1), (1, 0))          # storey, door or window
HAZE = 2600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=-2.0, azimuth=40.0, dust=1.4, clouds=0.0, seed=seed)
    flats.facade(dice, HERO, LAMPS)
    level = HERO * flats.FLOOR
    flats.balconies()
    flats.modules(level, dice)
    flats.belongings(level, dice)
    flats.neighbourhood(dice, HAZE)
    camera.place((-3.7, -6.6, level + 1.45), (0.75, -0.9, level + 0.85), lens=28, focus=(-0.7, -1.6, level + 0.6), aperture=5.6)


scene.render(build, "balcony-dusk", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE)
