"""The knitted cuff of a glove and the sleeve of a work jacket, along the forearm of a hand from hands.py."""
import math

import numpy
from mathutils import Vector, noise

from . import geometry, gloves
from .nodes import Graph

WRIST = (0.001, 0.0272, 0.0190)            # middle (x) and half axes of the wrist, which is as good as straight


def arm(side, pose, place, wrist, floor=None, seed=0):
    """A gloved hand with its cuff and the sleeve of a jacket; see gloves.glove()."""
    yarn = gloves.knit()
    _, bend = gloves.glove(side, pose, place, wrist, floor, yarn)
    cuff(side, place, bend, yarn, seed=seed)
    sleeve(side, place, bend, seed)


def shell(name, at, columns, rows, bend, side, place, material):
    """A closed tube round the forearm: at(turn, along) -> point, in radians and from 0 to 1, then bent with the wrist."""
    points = numpy.array([at(2 * math.pi * c / columns, r / rows) for r in range(rows + 1) for c in range(columns)])
    faces = [(r * columns + c, (r + 1) * columns + c, (r + 1) * columns + (c + 1) % columns, r * columns + (c + 1) % columns)
             for r in range(rows) for c in range(columns)]
    mesh = geometry.mesh_from(name, points, faces, smooth=True)
    around = numpy.tile(numpy.arange(columns) / columns * 0.156, rows + 1)
    gloves.attribute(mesh, "hand rest", points)
    gloves.attribute(mesh, "hand weave", numpy.stack([around, points[:, 1], 0 * around], 1))
    gloves.attribute(mesh, "hand coat", numpy.full(len(points), -0.01))
    return gloves.finished(mesh, bend(points), side, place, material)


def cuff(side, place, bend, yarn, length=0.078, trim=(0.42, 0.20, 0.03), seed=0):
    """Ribbed elastic knit over the wrist, of the glove's own yarn, its end overlocked with coloured thread."""
    ribs = 56

    def at(turn, v):
        y = 0.015 - v * length
        grip = min(1.0, max(0.0, (0.004 - y) / 0.012))      # the ribs begin a little before the wrist
        swell = 0.0010 * noise.noise(Vector((math.cos(turn) * 1.5, math.sin(turn) * 1.5, y * 60 + seed)))
        fold = 0.0008 * grip * math.sin(y / 0.0092 * 6.28 + 2.5 * math.sin(turn + seed)) * (0.5 + 0.5 * math.sin(2 * turn + seed))
        rib = 0.00055 * grip * math.cos(ribs * turn)
        # In front the cuff comes out of the hand, which is wider at the heel: hand and cuff are one piece of knit.
        heel = max(0.0, y / 0.016)
        out = -0.0016 + 0.0036 * min(1.0, max(0.0, (0.016 - y) / 0.018)) + 0.009 * max(0.0, v - 0.5) ** 1.5
        wide, tall = WRIST[1] + 0.0035 * heel + out + swell + fold + rib, WRIST[2] - 0.0022 * heel + out + swell + fold + rib
        return (WRIST[0] + wide * math.cos(turn), y, tall * math.sin(turn) - 0.0095 * heel * max(0.0, -math.sin(turn)))

    def hem(turn, v):
        around = 2 * math.pi * v
        thread = 0.00035 * math.cos(110 * turn + around)
        r = 0.0017 + thread
        out = 0.0052 + r * math.cos(around)
        return (WRIST[0] + (WRIST[1] + out) * math.cos(turn), 0.015 - length + r * math.sin(around) * 1.3, (WRIST[2] + out) * math.sin(turn))
    thread = cloth("overlock", trim, 1200, dust=0.25)
    return [shell("cuff", at, 448, 60, bend, side, place, yarn), shell("hem", hem, 660, 10, bend, side, place, thread)]


def sleeve(side, place, bend, seed=0, color=(0.040, 0.055, 0.070), start=-0.044, length=0.60):
    """A jacket sleeve that has slid back over the cuff: a turned hem, folds where the arm pushes it together."""
    def radius(turn, s):
        """Distance from the arm's axis at s metres behind the opening."""
        base = 0.0395 + 0.018 * min(1.0, s / 0.30) ** 0.8
        drift = noise.noise(Vector((math.cos(turn) * 0.9, math.sin(turn) * 0.9, s * 7 + seed)))
        warp = 0.9 * noise.noise(Vector((math.cos(turn) * 1.1, math.sin(turn) * 1.1, s * 9 + seed * 2.7)))
        # Cloth that is pushed together buckles into diamonds: two families of oblique ridges.
        free = min(1.0, max(0.0, s - 0.022) / 0.05)
        long = s / 0.060 + warp
        first = abs((1.5 * turn / math.pi + long + seed * 0.3) % 1 - 0.5) * 2
        second = abs((1.5 * turn / math.pi - long * 1.15 + 0.4 + seed * 0.7) % 1 - 0.5) * 2
        some = 0.55 + 0.9 * noise.noise(Vector((math.cos(turn) * 0.8 + 5, math.sin(turn) * 0.8, s * 6 + seed)))
        ridge = (soft(first) + soft(second) - 1.0) * max(0.12, some)
        creases = 0.0
        for shear, size, depth in ((9.0, 1.7, 0.0034), (-12.0, 2.2, 0.0026), (17.0, 3.6, 0.0007)):
            slant = turn + shear * s
            line = 1 - 3.0 * abs(noise.noise(Vector((math.cos(slant) * size, math.sin(slant) * size, s * size * 1.3 + seed * 1.7 + shear))))
            creases += depth * max(0.0, line) ** 2
        groove = -0.0008 * math.exp(-((s - 0.019) / 0.0010) ** 2) + 0.00016 * math.sin(turn * 52 + 4 * drift) * math.exp(-((s - 0.021) / 0.004) ** 2)
        return base + 0.0045 * drift + 0.0040 * free * ridge + (0.25 + 0.75 * free) * creases * max(0.2, some) + groove

    def at(turn, v):
        # The first tenth runs along the inside up to the opening, where the cloth turns outwards.
        s = 0.10 - v if v < 0.10 else (v - 0.10) / 0.90 * length
        r = radius(turn, s if v >= 0.10 else 0.0)
        if v < 0.10:
            r -= 0.0030 - 0.0012 * max(0.0, 1 - s / 0.002)
        elif s < 0.004:
            r += 0.0010 * math.sin(math.pi * s / 0.004) - 0.0010 * max(0.0, 1 - s / 0.0015)
        sag = -0.004 * min(1.0, s / 0.1)
        return (WRIST[0] + r * 1.04 * math.cos(turn), start - s, r * 0.96 * math.sin(turn) + sag)
    return shell("sleeve", at, 200, 340, bend, side, place, cloth("jacket", color, 1100, dust=0.30, twill=True))


def soft(value):
    """Rounds the crest of a fold and leaves its valley sharp."""
    return math.sin(value * math.pi / 2) ** 1.3


def cloth(name, color, threads, dust=0.4, twill=False):
    """Woven or knitted cloth in metres, dusty where it sticks out and in patches."""
    graph = Graph(name)
    place = graph.node("ShaderNodeAttribute", {"attribute_name": "hand rest"}).outputs["Vector"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    patch, fine = graph.noise(place, 22, 6, 0.68, 0.3), graph.noise(place, 420, 3, 0.6)
    worn = graph.node("ShaderNodeHueSaturation", Color=color, Value=graph.smooth(graph.noise(place, 9, 4), 0.3, 0.7, 0.82, 1.2, "LINEAR")).outputs[0]
    powder = graph.math("MULTIPLY", graph.smooth(patch, 0.36, 0.80), graph.smooth(fine, 0.35, 0.65, 0.4, 1.0))
    tone = graph.mix(graph.math("MULTIPLY", powder, dust), worn, (0.24, 0.215, 0.18))
    height = graph.noise(place, threads * 2.2, 2)
    if twill:
        around = graph.math("ARCTAN2", split.outputs["Z"], split.outputs["X"])
        line = graph.math("ADD", graph.math("MULTIPLY", around, 0.052), split.outputs["Y"])
        height = graph.math("ADD", height, graph.math("SINE", graph.math("MULTIPLY", line, 2 * math.pi * threads)))
    graph.set(Base_Color=tone, Roughness=0.9, Specular=0.2, Sheen=0.4, Normal=graph.bump(height, 0.55, 0.0003))
    return graph.material
