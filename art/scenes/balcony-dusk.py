"""The flats with balcony modules a while after sunset: lamps are on behind the railing, the sky is in the cells."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402

from library import buildings, camera, flats, light, materials, scene  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 14, 3, 2.55
HERO = 2                                  # the storey with the modules
LAMPS = ((2, 0), (2, 1), (1, 0))          # storey, door or window
HAZE = 2600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=-2.0, azimuth=125.0, dust=1.4, clouds=0.0, seed=seed)
    blue_hour()
    flats.facade(dice, HERO, LAMPS, beside=-3.2)
    level = HERO * flats.FLOOR
    flats.balconies(materials.surface("slab", (0.41, 0.395, 0.37), 0.8, variation=0.16, blotch=1.1, grain=50, bump=0.3, streaks=0.4, dirt=0.4))
    flats.modules(level, dice, loose=0.018)
    flats.belongings(level, dice, sprays=2800)
    flats.street(HAZE)
    camera.place((-3.0, -4.8, level + 0.62), (-3.0 + 6 * math.sin(0.645), -4.8 + 6 * math.cos(0.645), level + 0.62), lens=26,
                 focus=(-0.9, -1.6, level + 0.6), aperture=5.6, shift=(0, 0.075))


def blue_hour():
    """What is left of the sun passes through ozone: less red in all the sky's light than the model has."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes["Background"]
    tint = tree.nodes.new("ShaderNodeMixRGB")
    tint.blend_type, tint.inputs[0].default_value, tint.inputs[2].default_value = "MULTIPLY", 1.0, (0.66, 0.86, 1.22, 1)
    tree.links.new(background.inputs["Color"].links[0].from_socket, tint.inputs[1])
    tree.links.new(tint.outputs[0], background.inputs["Color"])


scene.render(build, "balcony-dusk", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=-0.4)
