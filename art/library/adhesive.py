"""Beads of adhesive between a module and what it is bonded to."""
import math

from mathutils import Vector, noise

from . import geometry, materials


def bead(middle, edge, start, end, level, thick, seed, side=1, color=(0.026, 0.027, 0.028), width=0.0072):
    """Squeezed out as the module was pressed down: a bulge that is never quite even.

    middle: x of the crest; edge: how far beyond it the module ends; start, end: in y; level: height
    of the crest; thick: what is left between crest and module; side: -1 to squeeze out
    towards -x; width: of what came out.
    """
    grey = materials.surface("adhesive", color, 0.36, specular=0.45, variation=0.05, blotch=40, grain=700,
                             bump=0.10, depth=0.00015)
    length = end - start

    def wander(place, scale, turn):
        return noise.noise(Vector((place * scale, turn, seed * 3.7)))

    def at(u, v):
        y = start + u * length
        # Waves of the gun (about 25 mm), slow drift of the hand, fine ripples.
        pressed = 1 + 0.22 * wander(y, 38, 0) + 0.22 * wander(y, 9, 1) + 0.06 * wander(y, 160, 2)
        close = min(1.0, min(u, 1 - u) * length / 0.006)
        bulge = width * pressed * math.sqrt(close)
        angle = -math.pi / 2 + v * math.pi
        rise = level - 0.0002 + (thick + 0.0004) * 0.5 * (1 + math.sin(angle) * 1.0)
        # The foot wets the paint and runs out flat; the top clings to the laminate's edge.
        out = edge + bulge * (math.cos(angle) ** 0.7 if math.cos(angle) > 0 else 0) + 0.0012 * (1 - v) ** 2 * pressed - 0.0008 * v
        lip = 0.0009 * max(0.0, wander(y, 60, 4) + 0.1) * max(0.0, 1 - abs(v - 0.75) * 4)
        return (middle + side * out, y, rise + lip)
    geometry.surface_grid("bead", at, int(1060 * length), 22, grey)
    # Under the sheet the strand is full; where the gun stopped it ends in a rounded drop.
    geometry.box("core", (0.020, length - 0.020, thick), grey, (middle + side * (edge - 0.0098), (start + end) / 2, level + thick / 2), bevel=0.0004)

    def drop(u, v):
        turn, tilt = 2 * math.pi * u, math.pi * v
        wobble = 1 + 0.10 * noise.noise(Vector((math.cos(turn) * 1.3, math.sin(turn) * 1.3, seed + middle)))
        x = middle + side * (edge - 0.0065) + 0.0135 * math.sin(tilt) ** 0.7 * math.cos(turn) * wobble
        return (x, start + 0.010 + 0.013 * math.sin(tilt) ** 0.7 * math.sin(turn) * wobble, level + thick / 2 + (thick / 2 + 0.0003) * math.cos(tilt))
    geometry.surface_grid("drop", drop, 64, 24, grey)
