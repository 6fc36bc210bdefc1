"""Two gloved hands press the long edge of a module into the adhesive on the crest of a coated trapezoidal sheet."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Matrix, Vector  # noqa: E402

from library import adhesive, camera, light, materials, module, roofs, scene, sleeves, studio, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 8, 4, -2.82
BEAD = 0.0034                # thickness of the adhesive
EDGE = 0.006                 # the module ends this far beyond the middle of the crest
PALM = -0.0335               # what a flat hand lies on, in the hand's own frame
HAZE = 3000.0
NEAR = {"thumb": (-6, 18, 4, 10), "index": (0, 7, 4, -5), "middle": (0, 5, 3, -1), "ring": (0, 6, 4, 3), "pinky": (0, 8, 4, 9)}
FAR = {"thumb": (-14, 18, 2, 6), "index": (0, 5, 4, -7), "middle": (0, 9, 4, -2), "ring": (0, 8, 3, 3), "pinky": (0, 6, 4, 10)}


def build(seed):
    light.daylight(elevation=17.0, azimuth=-85.0, dust=1.1, clouds=0.35, seed=seed)
    coat = materials.surface("coil coating", (0.20, 0.215, 0.225), 0.46, variation=0.08, blotch=9, grain=1100, bump=0.10,
                             depth=0.00012, wave=0.0006, dirt=0.30)
    crests = roofs.trapezoidal(6.2, 9.0, coat, seed, screws=False)
    middle = crests[14]
    level = roofs.RIB_HEIGHT + 0.0018      # of the upper of two lapped sheets
    top = level + BEAD
    sheet = module.make("smf-520", backsheet="white", dust=0.10)
    sheet.location = (middle + EDGE - 0.598, 2.6, top)
    studio.emboss(sheet, 0.6)
    start = 2.6 - 2.245 / 2
    adhesive.bead(middle, EDGE, start, start + 2.24, level, BEAD, seed, color=(0.20, 0.202, 0.205), width=0.0095)
    roofs.screws(crests[15:], level, 1.90)
    edge = Vector((middle + EDGE, start + 0.62, top + module.THICKNESS))
    press("left", NEAR, edge + Vector((0.030, 0.0, 0)), 112.0, (42.0, 6.0), seed)
    press("right", FAR, edge + Vector((0.018, 0.34, 0)), 130.0, (46.0, -6.0), seed + 3)
    world.plain(-7.0, 6000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.hills(900, -90, 90, 90, 2, HAZE, -8)
    camera.place(edge + Vector((0.10, -0.78, 0.20)), edge + Vector((0.022, 0.1, 0.050)), lens=62, focus=edge + Vector((-0.03, -0.06, 0.03)), aperture=5.6)


def press(side, pose, heel, turn, wrist, seed):
    """A hand flat on the module: its wrist above heel, its fingers turned from +y by that many degrees to the left."""
    place = Matrix.Translation(heel - Vector((0, 0, PALM))) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    sleeves.arm(side, pose, place, wrist, PALM, seed)


scene.render(build, "hands-pressing", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
