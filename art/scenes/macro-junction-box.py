"""Macro: the flat junction box on the composite rear of a framed module, its cables led aside."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, geometry, light, materials, module, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 32, 2, 0.25
SIZE = (1.196, 0.60)         # part of the rear that is seen
FAR = 0.34                   # distance from box to the frame behind it


def build(seed):
    lamps = light.studio((0, 0, 0), power=0.0, ambient=0.06)
    # One window-like source from the left rakes over the weave; the rest stays quiet.
    studio.aim(lamps["key"], (-0.95, 0.35, 0.42), (0, 0.02, 0))
    lamps["key"].data.energy, lamps["key"].data.size, lamps["key"].data.size_y = 20, 0.35, 0.7
    studio.aim(lamps["rim"], (0.5, 1.1, 0.55), (0, 0.05, 0))
    lamps["rim"].data.energy, lamps["rim"].data.size, lamps["rim"].data.size_y = 5, 0.9, 0.12
    lamps["key"].data.color, lamps["fill"].data.color = (1.0, 0.93, 0.84), (0.80, 0.89, 1.0)
    studio.aim(lamps["fill"], (0.8, -0.8, 0.8), (0, 0, 0))
    lamps["fill"].data.energy = 2.6
    rear()
    studio.junction_box((0.0, 0.0, 0.0), 0.0)
    studio.junction_box((0.455, 0.0, 0.0), 0.0)
    # Cables leave both ends, fixed once by a clip, then curve away.
    studio.cable([(-0.070, 0, 0.0080), (-0.095, -0.001, 0.0070), (-0.135, -0.010, 0.0035), (-0.185, -0.045, 0.0031), (-0.215, -0.105, 0.0031), (-0.20, -0.19, 0.0031)], 0.0029)
    studio.cable([(0.070, 0, 0.0080), (0.095, 0.001, 0.0070), (0.130, 0.012, 0.0036), (0.165, 0.050, 0.0031), (0.180, 0.110, 0.0031), (0.150, 0.165, 0.0031),
                  (0.085, 0.185, 0.0031), (0.030, 0.172, 0.0062)], 0.0029)
    studio.connector((0.030, 0.172, 0.0092), math.pi + 0.22)
    camera.place((-0.088, -0.215, 0.125), (0.014, 0.022, 0.002), lens=52, focus=(-0.020, -0.018, 0.010), aperture=15.0)


def rear():
    """Composite sheet up to the frame, whose flange frames the top of the picture."""
    weave = studio.composite(420.0)
    sheet = module.laminate("rear", SIZE, module.flat, weave, weave, (2, 2))
    sheet.location = (0.2, FAR - SIZE[1] / 2, -module.THICKNESS)
    metal = materials.aluminium(0.34)
    # Seen from behind: lip below, wall, then the flange turned outwards.
    profile = [(0.0, -0.006), (0.0, 0.0150), (0.014, 0.0150), (0.014, 0.0168), (-0.0018, 0.0168), (-0.0018, -0.006)]
    studio.soften(geometry.extrude("frame", profile, geometry.straight((-0.6, FAR, 0), (1.0, FAR, 0), (0, 1, 0)), metal, 30, True), 0.0005)
    # The bench the module lies on, face down, on felt.
    felt = materials.fabric("felt", (0.075, 0.080, 0.088), 700)
    geometry.box("felt", (3.0, 2.0, 0.01), felt, (0.2, FAR + 0.99, -0.015), bevel=0.002)


scene.render(build, "macro-junction-box", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
