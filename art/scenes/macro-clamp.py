"""Macro: an end clamp on a standing seam, holding the flange of the Dragonfly frame."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, geometry, light, materials, module, scene, studio, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 16, 4, -3.3
PITCH, SEAM = 0.61, 0.045
BODY_TOP = 0.058             # of the clamp above the pan
FLANGE = 0.0168              # the frame's flange lies this far below the rear of the laminate
HAZE = 3000.0


def build(seed):
    light.daylight(elevation=17.0, azimuth=52.0, dust=0.9, clouds=0.45, seed=seed)
    roof()
    rest = BODY_TOP + FLANGE
    # Outer edge of the flange ends over the seam: half the module's width plus flange.
    middle = -(1.196 / 2 + 0.0006 + 0.014) + 0.001
    sheet = module.make("dragonfly-520", backsheet="white", dust=0.03)
    studio.emboss(sheet, 0.5)
    # In close-up the low sun bleaches black anodising to sand: bare aluminium shows its form.
    studio.reframe(sheet, materials.aluminium(0.34))
    sheet.location = (middle, 0.85, rest)
    geometry.instance(sheet, (middle + 0.0007, 0.85 + 2.245 + 0.05, rest))
    pattern = clamp()
    pattern.location = (0, 0.10, 0)
    geometry.instance(pattern, (0, 0.62, 0), (0, 0, 0))
    geometry.instance(pattern, (0, 1.52, 0), (0, 0, 0))
    for y in (0.10, 0.62, 1.52):
        # The same clamp carries the far side of the module on the second seam.
        geometry.instance(pattern, (middle * 2, y, 0), (0, 0, math.pi))
    world.plain(-8.0, 6000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.hills(900, -80, 90, 90, 2, HAZE, -8)
    world.hills(2600, -85, 95, 260, 5, HAZE, -8)
    spot = Vector((0.0, 0.10, 0.052))
    camera.place(spot + Vector((0.140, -0.200, 0.128)), spot + Vector((-0.020, 0.026, -0.004)), lens=52,
                 focus=spot + Vector((0.012, -0.014, 0.0)), aperture=16.0)


def roof():
    """Pans and double-folded seams, drawn with the corners of a real fold."""
    metal = materials.surface("zinc", (0.36, 0.38, 0.40), 0.36, 0.9, variation=0.05, blotch=14.0, grain=420, bump=0.06,
                              depth=0.00015, wave=0.005, dirt=0.07)
    pan = [(0.005, SEAM - 0.004), (0.005, 0.007), (0.0062, 0.0025), (0.010, 0.0), (PITCH / 2, 0.0012), (PITCH - 0.010, 0.0),
           (PITCH - 0.0062, 0.0025), (PITCH - 0.005, 0.007), (PITCH - 0.005, SEAM - 0.004)]
    fold = [(-0.0052, SEAM - 0.013), (-0.0052, 0.004), (0.0052, 0.004), (0.0052, SEAM - 0.016), (0.0082, SEAM - 0.0155), (0.0092, SEAM - 0.013), (0.0092, SEAM - 0.002),
            (0.0078, SEAM), (-0.0062, SEAM), (-0.0078, SEAM - 0.0015), (-0.0082, SEAM - 0.012)]
    for index in range(-3, 6):
        path = geometry.straight((index * PITCH, -1.5, 0), (index * PITCH, 9.0, 0), (1, 0, 0), steps=20)
        geometry.extrude("pan", pan, path, metal)
        geometry.extrude("seam", fold, path, metal, 30, closed_profile=True)


def clamp():
    """Extruded aluminium body with a slot over the seam, two set screws, a plate and an M8 bolt."""
    metal, steel = materials.aluminium(0.36), materials.stainless()
    length = 0.046
    profile = [(-0.0190, 0.0150), (-0.0190, 0.0550), (-0.0160, BODY_TOP), (0.0205, BODY_TOP), (0.0235, 0.0550), (0.0235, 0.0180),
               (0.0205, 0.0150), (0.0068, 0.0150), (0.0068, 0.0270), (0.0104, 0.0310), (0.0104, 0.0475), (-0.0094, 0.0475), (-0.0094, 0.0300),
               (-0.0066, 0.0270), (-0.0066, 0.0150)]
    body = geometry.extrude("body", profile, geometry.straight((0, -length / 2, 0), (0, length / 2, 0), (1, 0, 0)), metal, 30, True)
    parts = [studio.soften(body, 0.0007)]
    # The plate rests on the flange on the left and on its own heel on the body on the right.
    bottom = BODY_TOP + 0.0019
    plate = [(-0.0115, bottom), (-0.0115, bottom + 0.0034), (-0.0105, bottom + 0.0044), (0.0190, bottom + 0.0044), (0.0205, bottom + 0.0030),
             (0.0205, BODY_TOP + 0.0001), (0.0165, BODY_TOP + 0.0001), (0.0165, bottom - 0.0002), (0.0155, bottom)]
    plate = geometry.extrude("plate", plate, geometry.straight((0, -0.019, 0), (0, 0.019, 0), (1, 0, 0)), metal, 30, True)
    parts.append(studio.soften(plate, 0.0006))
    parts.append(studio.hexagon_bolt((0.0060, 0, bottom + 0.0044), (0, 0, 0.35), 0.0065, 0.0068, thread=0.006))
    for y in (-0.0115, 0.0115):
        # Round-nosed set screws press the seam; their hexagon sockets stay visible.
        side = (0, math.pi / 2, 0)
        parts.append(geometry.lathe("set screw", [(0.0044, -0.004), (0.0044, 0.0012), (0.0040, 0.0017), (0.0024, 0.0017), (0.0022, -0.0026)], steel, (0.0230, y, 0.0395), side, 6))
        parts.append(geometry.lathe("screw rim", [(0.0056, -0.001), (0.0056, 0.0004), (0.0052, 0.0007), (0.0044, 0.0007)], metal, (0.0232, y, 0.0395), side, 40))
    return geometry.rounded(geometry.join("clamp", parts))


scene.render(build, "macro-clamp", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
