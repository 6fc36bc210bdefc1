"""What rain and use leave behind: puddles, dirt along seams, scuffs, fallen leaves."""
import math
import random

from bpy import context

from . import geometry, materials
from .nodes import Graph


def overcast():
    """Takes the sun's disc out of the daylight: a veiled sky without hard shadows. Call it after light.daylight()."""
    for node in context.scene.world.node_tree.nodes:
        if node.type == "TEX_SKY":
            node.sun_disc = False


def wet_membrane(seams=(0.0,), puddle=((0.0, 1.0), (0.8, 0.45)), color=(0.46, 0.46, 0.44)):
    """Worn flat-roof membrane in world metres: dirt along seams that run in y, scuffs, one puddle.

    seams: x of the welded edges; puddle: middle and half axes of the standing water.
    """
    graph = Graph("wet membrane")
    place = graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    fine, patch = graph.noise(place, 60, 5, 0.65), graph.noise(place, 2.2, 6, 0.6, 0.4)
    (px, py), (wide, deep) = puddle
    across = graph.math("DIVIDE", graph.math("SUBTRACT", x, px), wide)
    along = graph.math("DIVIDE", graph.math("SUBTRACT", y, py), deep)
    far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", across, across), graph.math("MULTIPLY", along, along)))
    shore = graph.math("ADD", far, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(place, 3.0, 5, 0.5), 0.5), 0.9))
    water, damp = graph.smooth(shore, 1.0, 0.93), graph.smooth(shore, 1.5, 0.95)
    # Silt dries in a thin line where the water stood higher.
    tide = graph.math("MULTIPLY", graph.smooth(shore, 1.16, 1.09), graph.smooth(shore, 1.03, 1.08))
    dirt = graph.math("MULTIPLY", graph.smooth(patch, 0.42, 0.75), 0.45)
    for seam in seams:
        near = graph.math("ABSOLUTE", graph.math("SUBTRACT", x, seam))
        width = graph.math("MULTIPLY", patch, 0.05)
        dirt = graph.math("MAXIMUM", dirt, graph.math("MULTIPLY", graph.smooth(graph.math("SUBTRACT", near, width), 0.012, -0.018), 0.85))
    dirt = graph.math("MAXIMUM", dirt, graph.math("MULTIPLY", tide, 0.5))
    dirt = graph.math("MULTIPLY", dirt, graph.smooth(fine, 0.25, 0.6, 0.55, 1.0))
    scuffs = graph.noise(graph.scaled(place, (6, 90, 6), rotation=(0, 0, 0.7)), 1.0, 3, 0.5, 0.3)
    scuffs = graph.math("MULTIPLY", graph.smooth(scuffs, 0.68, 0.76), graph.smooth(patch, 0.5, 0.62))
    tone = graph.mix(dirt, color, (0.10, 0.092, 0.075))
    tone = graph.mix(graph.math("MULTIPLY", scuffs, 0.5), tone, (0.13, 0.13, 0.13))
    tone = graph.mix(graph.math("MULTIPLY", damp, 0.7), tone, (0.10, 0.10, 0.095))
    rough = graph.mix(water, graph.mix(damp, (0.55,) * 3, (0.30,) * 3), (0.015,) * 3)
    relief = graph.math("MULTIPLY", graph.math("ADD", fine, patch), graph.math("SUBTRACT", 1.0, water))
    graph.set(Base_Color=tone, Roughness=rough, Normal=graph.bump(relief, 0.35, 0.0012))
    return graph.material


def fallen_leaves(spots, seed=0, level=0.006):
    """Single brown leaves with stem and midrib, folded and half curled, lying at (x, y). Returns them."""
    dice, lying = random.Random(seed), []
    coats = [materials.surface("fallen leaf", tone, 0.42, variation=0.4, blotch=26, grain=220, bump=0.5)
             for tone in ((0.15, 0.065, 0.018), (0.23, 0.125, 0.028), (0.085, 0.045, 0.02), (0.20, 0.17, 0.035))]
    for x, y in spots:
        length, fold = dice.uniform(0.060, 0.095), dice.uniform(0.05, 0.45)
        sweep, arch, roll = dice.uniform(-0.35, 0.35), dice.uniform(-0.25, 0.35), dice.uniform(0.0, 0.5)
        coat = dice.choice(coats)

        def blade(u, v, length=length, fold=fold, sweep=sweep, arch=arch, roll=roll):
            # Broad above the stem, drawn out to a tip, the edge in shallow teeth.
            half = 0.40 * length * math.sin(math.pi * v ** 0.75) ** 0.8 * (1 - 0.35 * v) * (1 + 0.05 * abs(math.sin(v * 30)))
            s = 2 * u - 1
            z = fold * abs(s) * half + roll * half * max(s, 0) ** 3 + arch * length * (v - 0.4) ** 2 + 0.005 * length * math.sin(v * 27) * abs(s)
            return (s * half * (1 - 0.4 * roll * max(s, 0)) + sweep * length * (v - 0.4) ** 2, (v - 0.4) * length, z)
        leaf = geometry.surface_grid("leaf", blade, 16, 40, coat)
        base = (sweep * length * 0.16, -0.4 * length, arch * length * 0.16)
        stem = [base, (base[0] + 0.05 * length, base[1] - 0.2 * length, base[2] * 0.5), (base[0] + 0.14 * length, base[1] - 0.36 * length, 0.001)]
        stalk = geometry.tube("leaf stalk", stem, 0.0008, coat, smooth=True)
        lying.append(geometry.group("fallen leaf", [leaf, stalk], (x, y, level), (dice.uniform(-0.06, 0.06), dice.uniform(-0.06, 0.06), dice.uniform(0, 6.28))))
    return lying
