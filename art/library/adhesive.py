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


def strand(middle, half, edge, corner, over, far, level, thick, seed, color=(0.019, 0.0195, 0.020)):
    """One body of adhesive on a crest, pressed flat by a module whose corner is at (edge, corner) and which lies towards -x and +y.

    middle, half: of the strand in x; over: how far its rounded end reaches beyond the module's short edge; far: y up to which it
    runs; level, thick: as in bead(). It clings to the cut edge wherever it came out below it.
    """
    matt = materials.surface("rubbery adhesive", color, 0.74, specular=0.22, variation=0.24, blotch=70, grain=850, bump=0.7, depth=0.00022, dirt=0.05)

    def wander(place, scale, turn):
        return noise.noise(Vector((place * scale, turn, seed * 3.7)))

    outline = []
    last = int((far - corner) / 0.0011)
    for side in (-1, 1):
        run = [corner + 0.006 + (far - corner - 0.006) * step / last for step in range(last + 1)]
        # Waves of the gun (about 25 mm), slow drift of the hand, fine ripples.
        points = [(middle + side * half * (1 + 0.17 * wander(y, 34, side) + 0.15 * wander(y, 9, side + 4) + 0.04 * wander(y, 170, side + 8)), y) for y in run]
        outline.append(points)
    cap, long = [], 0.006 + over
    first, second = outline[0][0][0], outline[1][0][0]
    for step in range(1, 48):
        turn = math.pi * step / 48
        c, s = -math.cos(turn), math.sin(turn)
        wobble = 1 + 0.05 * wander(turn, 1.6, 11) + 0.02 * wander(turn, 6, 12)
        x = (first + second) / 2 + (second - first) / 2 * math.copysign(abs(c) ** 0.75, c)
        cap.append((x, corner + 0.006 - long * s ** 0.75 * wobble))
    line = [Vector(p) for p in outline[0][::-1] + cap + outline[1]]
    geometry.surface_grid("strand", _meniscus(line, edge, corner, level, thick, wander), len(line) - 1, 18, matt)


def _meniscus(line, edge, corner, level, thick, wander):
    """The skin of a strand for geometry.surface_grid(): from its foot on the sheet up to what it clings to."""
    count = len(line) - 1

    def at(u, v):
        index = round(u * count)
        before, here, after = line[max(index - 2, 0)], line[index], line[min(index + 2, count)]
        out = Vector((after.y - before.y, before.x - after.x)).normalized()
        # Beyond the module it reaches back to the cut edge; below it, to the rear.
        held = Vector((min(here.x, edge), max(here.y, corner)))
        gap = (here - held).length
        free = min(1.0, gap / 0.0025)
        free = free * free * (3 - 2 * free)
        held = held * free + (here - out * 0.0012) * (1 - free) + (held - here) * 0.06 * free
        mark = here.y * 1.0 + here.x * 2.3
        high = level + thick + free * (0.00075 + 0.0006 * wander(mark, 55, 21)) - 0.0001
        low = level - 0.0002
        spread = out * (0.0004 + free * (0.0010 + 0.0006 * wander(mark, 48, 22)))
        full = 0.62 + 0.12 * wander(mark, 40, 23)
        foot = here + spread
        points = (Vector((*foot, low)), Vector((*(foot + out * (0.0007 * (1 - free) + 0.07 * gap)), low + 0.55 * thick)),
                  Vector((*(held + out * (0.0016 + full * gap * free)), high - 0.0004 * (1 - free) - 0.10 * thick * free)), Vector((*held, high)))
        a, b, c, d = (1 - v) ** 3, 3 * v * (1 - v) ** 2, 3 * v * v * (1 - v), v ** 3
        point = points[0] * a + points[1] * b + points[2] * c + points[3] * d
        skin = 0.00012 * noise.noise(point * 420) + 0.00034 * noise.noise(point * 150)
        # Where the nozzle was lifted off it drew a short tail.
        tail = 0.0017 * math.exp(-((here.x - edge + 0.006) / 0.0030) ** 2 - ((v - 0.62) / 0.20) ** 2) * free * (here.y < corner)
        return tuple(point + Vector((*out, 0.6)) * (skin * 4 * v * (1 - v)) + Vector((out.x * 0.5 + 0.3, out.y * 0.5, 0.55)) * tail)
    return at
