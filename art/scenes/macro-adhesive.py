"""Macro: the grey bead that bonds the 2 mm edge of a module to the crest of a coated sheet."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import adhesive, camera, geometry, light, materials, module, roofs, scene, studio, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 3, -3.25
BEAD = 0.0034                # thickness of the cured adhesive
EDGE = 0.006                 # the module ends this far beyond the middle of the crest
HAZE = 3000.0


def build(seed):
    light.daylight(elevation=20.0, azimuth=128.0, dust=0.9, clouds=0.4, seed=seed)
    coat = materials.surface("coil coating", (0.20, 0.215, 0.225), 0.46, variation=0.08, blotch=9, grain=1100, bump=0.10,
                             depth=0.00012, wave=0.0006, dirt=0.12)
    crests = roofs.trapezoidal(5.2, 7.0, coat, seed, screws=False)
    middle = crests[12]
    level = roofs.RIB_HEIGHT + 0.0018      # of the upper of two lapped sheets
    top = level + BEAD
    sheet = module.make("smf-520", backsheet="white", dust=0.05)
    sheet.location = (middle + EDGE - 0.598, 2.2, top)
    studio.emboss(sheet, 0.6)
    start = 2.2 - 2.245 / 2
    geometry.instance(sheet, (middle + EDGE - 0.598, 2.2 + 2.275, top))
    adhesive.bead(middle, EDGE, start - 0.006, start + 2.26, level, BEAD, seed)
    for crest in crests[9:12]:
        # On the inner crests the bead shows only where it ends, a little before the sheet does.
        begin = start - 0.004 - 0.006 * math.sin(crest * 70)
        for side in (-1, 1):
            adhesive.bead(crest, 0.012, begin, begin + 0.6, level, BEAD, seed + 3, side)
    roofs.screws(crests[13:], level, 1.33)
    world.plain(-8.0, 6000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.hills(900, -70, 90, 90, 2, HAZE, -8)
    world.hills(2600, -80, 95, 260, 5, HAZE, -8)
    spot = Vector((middle + EDGE, start + 0.105, top))
    camera.place(spot + Vector((0.095, -0.315, 0.060)), spot + Vector((-0.030, -0.02, -0.010)), lens=50,
                 focus=spot + Vector((0.0, -0.105, 0.0)), aperture=16.0)


scene.render(build, "macro-adhesive", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
