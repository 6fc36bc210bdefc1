"""Macro: the grey bead that bonds the 2 mm edge of a module to the crest of a coated sheet."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector, noise  # noqa: E402

from library import camera, geometry, light, materials, module, roofs, scene, studio, world  # noqa: E402

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
    bead(middle, EDGE, start - 0.006, start + 2.26, level, seed)
    for crest in crests[9:12]:
        # On the inner crests the bead shows only where it ends, a little before the sheet does.
        begin = start - 0.004 - 0.006 * math.sin(crest * 70)
        for side in (-1, 1):
            bead(crest, 0.012, begin, begin + 0.6, level, seed + 3, side)
    screws(crests, level, seed)
    world.plain(-8.0, 6000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.hills(900, -70, 90, 90, 2, HAZE, -8)
    world.hills(2600, -80, 95, 260, 5, HAZE, -8)
    spot = Vector((middle + EDGE, start + 0.105, top))
    camera.place(spot + Vector((0.095, -0.315, 0.060)), spot + Vector((-0.030, -0.02, -0.010)), lens=50,
                 focus=spot + Vector((0.0, -0.105, 0.0)), aperture=16.0)


def bead(middle, edge, start, end, level, seed, side=1):
    """Squeezed out as the module was pressed down: a bulge that is never quite even."""
    grey = materials.surface("adhesive", (0.026, 0.027, 0.028), 0.36, specular=0.45, variation=0.05, blotch=40, grain=700,
                             bump=0.10, depth=0.00015)
    length = end - start

    def wander(place, scale, turn):
        return noise.noise(Vector((place * scale, turn, seed * 3.7)))

    def at(u, v):
        y = start + u * length
        # Waves of the gun (about 25 mm), slow drift of the hand, fine ripples.
        pressed = 1 + 0.22 * wander(y, 38, 0) + 0.22 * wander(y, 9, 1) + 0.06 * wander(y, 160, 2)
        close = min(1.0, min(u, 1 - u) * length / 0.006)
        bulge = 0.0072 * pressed * math.sqrt(close)
        angle = -math.pi / 2 + v * math.pi
        rise = level - 0.0002 + (BEAD + 0.0004) * 0.5 * (1 + math.sin(angle) * 1.0)
        # The foot wets the paint and runs out flat; the top clings to the laminate's edge.
        out = edge + bulge * (math.cos(angle) ** 0.7 if math.cos(angle) > 0 else 0) + 0.0012 * (1 - v) ** 2 * pressed - 0.0008 * v
        lip = 0.0009 * max(0.0, wander(y, 60, 4) + 0.1) * max(0.0, 1 - abs(v - 0.75) * 4)
        return (middle + side * out, y, rise + lip)
    geometry.surface_grid("bead", at, int(1060 * length), 22, grey)
    # Under the sheet the strand is full; where the gun stopped it ends in a rounded drop.
    geometry.box("core", (0.020, length - 0.020, BEAD), grey, (middle + side * (edge - 0.0098), (start + end) / 2, level + BEAD / 2), bevel=0.0004)

    def drop(u, v):
        turn, tilt = 2 * math.pi * u, math.pi * v
        wobble = 1 + 0.10 * noise.noise(Vector((math.cos(turn) * 1.3, math.sin(turn) * 1.3, seed + middle)))
        x = middle + side * (edge - 0.0065) + 0.0135 * math.sin(tilt) ** 0.7 * math.cos(turn) * wobble
        return (x, start + 0.010 + 0.013 * math.sin(tilt) ** 0.7 * math.sin(turn) * wobble, level + BEAD / 2 + (BEAD / 2 + 0.0003) * math.cos(tilt))
    geometry.surface_grid("drop", drop, 64, 24, grey)


def screws(crests, level, seed):
    """Roof screws on the free crests, out of focus: their size is known to every roofer."""
    steel, washer = materials.stainless(), materials.rubber()
    head = geometry.join("screw", [geometry.cylinder("washer", 0.009, 0.0022, washer, sides=32, bevel=0.0006),
                                   geometry.cylinder("dish", 0.008, 0.0016, steel, (0, 0, 0.002), sides=32, bevel=0.0005),
                                   geometry.cylinder("head", 0.0046, 0.0055, steel, (0, 0, 0.003), sides=6, bevel=0.0006)])
    head.hide_render = True
    for crest in crests[13:]:
        for index in range(4):
            geometry.instance(head, (crest + 0.003 * math.sin(crest * 40 + index), 1.33 + index * 1.5 + 0.006 * math.sin(crest * 91), level - 0.0006), (0, 0, crest * 13))


scene.render(build, "macro-adhesive", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
