"""Studio: the Dragonfly module leaning on its long side, its thin frame towards the viewer."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, geometry, light, materials, module, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 32, 2, 0.1
LEAN = 16.0                  # degrees from upright
FOOT = 0.014                 # the flange of the frame stands on the floor


def build(seed):
    lamps = light.studio((0, 0, 0.6), power=1.0, ambient=0.12)
    studio.aim(lamps["key"], (-3.4, -0.7, 2.6), (-0.3, 0, 0.4))
    studio.aim(lamps["rim"], (-0.6, 2.6, 2.4), (-0.9, 0, 0.9))
    lamps["rim"].data.energy = 60
    lamps["fill"].data.energy = 9
    # Its soft mirror image on the matte front parts the cells from the backsheet.
    light.panel("sheen", (1.5, -2.6, 2.1), (-0.3, 0, 0.6), (1.0, 1.6), 46, (0.95, 0.97, 1.0))
    studio.cove((0.46, 0.455, 0.44), far=2.4)
    sheet = module.make("dragonfly-520", backsheet="white", dust=0.0, gloss=0.34)
    studio.reframe(sheet, materials.aluminium(0.34))
    # Long side level (turn about z), then face towards the viewer and tipped back.
    carrier = geometry.group("module", [sheet], rotation=(math.radians(90 - LEAN), 0, 0))
    sheet.rotation_euler = (0, 0, math.pi / 2)
    half, angle = 1.196 / 2 + FOOT, math.radians(LEAN)
    # The lowest point is the rear corner of the flange, 18 mm behind the laminate.
    carrier.location = (0.35, 0.0, half * math.cos(angle) + 0.018 * math.sin(angle) + 0.0005)
    rest(half, angle)
    studio.stool((-0.86, 0.66, 0.0), 0.5)
    camera.place((-2.35, -3.05, 0.98), (0.10, 0.0, 0.50), lens=42, focus=(-0.5, 0.0, 0.6), aperture=8.0)


def rest(half, angle):
    """A plywood block behind the module carries its weight."""
    depth = half * math.sin(angle) * 0.35 + 0.02 / math.cos(angle)
    geometry.box("block", (1.2, 0.3, half * math.cos(angle) * 1.3), materials.wood((0.34, 0.25, 0.15)), (0.6, depth + 0.155, half * math.cos(angle) * 0.65), bevel=0.006)


scene.render(build, "studio-dragonfly", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
