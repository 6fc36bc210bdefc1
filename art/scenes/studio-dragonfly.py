"""Studio: the Dragonfly module leaning on its long side, its thin frame towards the viewer."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, geometry, light, materials, module, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 56, 2, 0.0
LEAN = 14.0                  # degrees from upright
FOOT = 0.014                 # the flange of the frame stands on the floor


def build(seed):
    lamps = light.studio((0, 0, 0.6), power=0.8, ambient=0.09)
    studio.aim(lamps["key"], (-2.9, -1.0, 2.7), (0, 0, 0.5))
    studio.aim(lamps["rim"], (2.6, 2.4, 2.2), (0, 0, 0.6))
    lamps["rim"].data.energy = 60
    lamps["fill"].data.energy = 10
    # Upright strip whose reflection draws the line of the frame.
    light.panel("strip", (-2.4, -2.6, 1.1), (-0.6, -0.3, 0.6), (0.22, 2.0), 34, (0.95, 0.97, 1.0))
    studio.cove((0.36, 0.37, 0.38), far=2.6)
    sheet = module.make("dragonfly-520", backsheet="black", dust=0.0, gloss=0.34)
    # Long side level (turn about z), then face towards the viewer and tipped back.
    carrier = geometry.group("module", [sheet], rotation=(math.radians(90 - LEAN), 0, 0))
    sheet.rotation_euler = (0, 0, math.pi / 2)
    half = 1.196 / 2 + FOOT
    carrier.location = (0.12, 0.0, half * math.cos(math.radians(LEAN)) + 0.018 * math.sin(math.radians(LEAN)) + 0.001)
    rest(half)
    studio.stool((-1.36, 0.36, 0.0), 0.5)
    camera.place((-2.15, -2.55, 0.72), (-0.22, 0.0, 0.55), lens=41, focus=(-0.98, -0.1, 0.6), aperture=8.0)


def rest(half):
    """A plain plywood block behind the module carries its weight; two cork strips keep it from sliding."""
    angle = math.radians(LEAN)
    cork = materials.surface("cork", (0.27, 0.16, 0.085), 0.85, variation=0.3, blotch=60, grain=260, bump=0.5, depth=0.0006)
    for x in (-0.7, 0.9):
        geometry.box("strip", (0.16, 0.05, 0.004), cork, (x, -0.10, 0.001), bevel=0.001)
    behind = half * math.sin(angle) * 0.3 + 0.2
    geometry.box("block", (1.2, 0.3, 0.75), materials.wood((0.34, 0.25, 0.15)), (0.3, behind + 0.17, 0.375), bevel=0.006)


scene.render(build, "studio-dragonfly", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
