"""A tent and what lies around it."""
import math

from . import geometry, materials

LENGTH, HALF, RIDGE = 2.3, 0.98, 1.22      # of the tent: along its ridge, half its width, its height


def side_point(u, v, sign=-1):
    """A point of the fly sheet: u along the ridge, v from the ridge down to the hem. It hangs between its seams."""
    sag = 0.085 * math.sin(math.pi * u) * math.sin(math.pi * min(v, 1.0)) + 0.022 * math.sin(u * 23 + v * 7) * v * (1 - v) + 0.018 * math.sin(u * 47 - v * 11) * v ** 3
    dip = 0.035 * math.sin(math.pi * u)
    out = HALF * v
    return ((u - 0.5) * (LENGTH + 0.12 * v), sign * (out - sag * 0.78), RIDGE * (1 - v) - dip * (1 - v) - sag * 0.62 + 0.05 * v)


def tent(color=(0.235, 0.185, 0.085)):
    """A ridge tent, its ridge along x, its door at +x half open. Returns an empty that carries it."""
    cloth = cotton("fly sheet", color)
    inner = cotton("inner tent", (0.36, 0.35, 0.31))
    band = materials.fabric("hem", tuple(0.45 * each for each in color), 500)
    cord, peg = materials.fabric("guy line", (0.60, 0.58, 0.52), 300), materials.aluminium(0.4)
    parts = []
    for sign in (-1, 1):
        parts.append(geometry.surface_grid("fly sheet", lambda u, v, sign=sign: side_point(u, v, sign), 90, 60, cloth))
        for u in (0.0, 1.0):
            parts.append(geometry.tube("seam", [side_point(u, v / 20, sign) for v in range(21)], 0.006, band))
        parts.append(geometry.tube("hem", [side_point(u / 30, 1.0, sign) for u in range(31)], 0.007, band))
        for u in (0.0, 0.33, 0.67, 1.0):
            x, y, z = side_point(u, 1.0, sign)
            parts.append(geometry.tube("loop", [(x, y, z), (x, y + sign * 0.10, 0.03)], 0.003, cord))
            parts.append(geometry.tube("peg", [(x, y + sign * 0.08, 0.07), (x, y + sign * 0.115, -0.08)], 0.004, peg))
        x, y, z = side_point(0.5, 0.80, sign)
        parts.append(geometry.tube("guy line", [(x, y, z), (x, sign * 1.85, 0.03)], 0.0022, cord))
        parts.append(geometry.tube("peg", [(x, sign * 1.84, 0.08), (x, sign * 1.88, -0.08)], 0.004, peg))
    parts.append(geometry.tube("ridge", [side_point(u / 30, 0.0) for u in range(31)], 0.008, band))
    for end in (-1, 1):
        x = end * LENGTH / 2
        parts.append(geometry.tube("pole", [(x - end * 0.02, 0, 0), (x - end * 0.02, 0, RIDGE + 0.05)], 0.010, peg))
        parts.append(geometry.tube("guy line", [(x, 0, RIDGE), (x + end * 1.35, 0, 0.03)], 0.0022, cord))
        parts.append(geometry.tube("peg", [(x + end * 1.34, 0, 0.08), (x + end * 1.38, 0, -0.08)], 0.004, peg))
    parts += doors(cloth, inner, band)
    return geometry.group("tent", parts)


def doors(cloth, inner, band):
    """The rear is closed; in front one half is tied back, with the inner tent behind it."""
    def flap(x, sign, bulge, share=1.0):
        def place(u, v):
            wide = HALF * v * u * share
            return (x + bulge * math.sin(math.pi * u) * v * (1 - 0.5 * v), sign * wide, RIDGE * share * (1 - v) + 0.02)
        return place
    parts = [geometry.surface_grid("rear", flap(-LENGTH / 2, sign, -0.04), 20, 30, cloth) for sign in (-1, 1)]
    parts.append(geometry.surface_grid("door", flap(LENGTH / 2, 1, 0.03), 20, 30, cloth))
    parts += [geometry.surface_grid("inner door", flap(LENGTH / 2 - 0.35, sign, 0.02, 0.72), 16, 24, inner) for sign in (-1, 1)]
    # The other half hangs in folds from its seam.
    def tied(u, v):
        reach = 0.10 + 0.12 * math.sin(math.pi * min(1.0, v * 1.15)) * (1 - 0.55 * math.exp(-((v - 0.55) / 0.09) ** 2))
        edge = HALF * v
        fold = 0.035 * math.sin(u * 17 + v * 3) * math.sin(math.pi * v)
        return (LENGTH / 2 + 0.02 + fold, -(edge - reach * u * min(1.0, v * 3)), RIDGE * (1 - v) + 0.02)
    parts.append(geometry.surface_grid("tied door", tied, 40, 60, cloth))
    parts.append(geometry.tube("tie", [(LENGTH / 2 + 0.06, -HALF * 0.55 + 0.10, RIDGE * 0.45), (LENGTH / 2 - 0.03, -HALF * 0.55 - 0.02, RIDGE * 0.45)], 0.008, band))
    return parts


def cotton(name, color):
    """Thin cloth that lets some light through."""
    from .nodes import Graph
    graph = Graph(name)
    place = graph.place()
    weave = graph.node("ShaderNodeTexChecker", Scale=420)
    graph.links.new(place, weave.inputs["Vector"])
    wrinkles = graph.noise(place, 2.6, 3, 0.45, 0.6)
    value = graph.smooth(graph.noise(place, 2.4, 4), 0.3, 0.7, 0.88, 1.12, "LINEAR")
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    bump = graph.bump(graph.math("ADD", graph.math("MULTIPLY", wrinkles, 6.0), graph.math("MULTIPLY", weave.outputs["Fac"], 0.02)), 0.4, 0.012)
    graph.set(Base_Color=shade, Roughness=0.8, Sheen=0.25, Normal=bump)
    through = graph.node("ShaderNodeBsdfTranslucent")
    graph.links.new(shade, through.inputs["Color"])
    blend = graph.node("ShaderNodeMixShader", Fac=0.30)
    graph.links.new(graph.output.inputs["Surface"].links[0].from_socket, blend.inputs[1])
    graph.links.new(through.outputs[0], blend.inputs[2])
    graph.links.new(blend.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def mug(inside=0.055):
    """An enamel mug; inside: height of the tea in it."""
    enamel = materials.paint("enamel", (0.055, 0.10, 0.125), 0.16, dirt=0.03, coat=0.7)
    white = materials.paint("enamel white", (0.66, 0.65, 0.61), 0.16, dirt=0.05, coat=0.6)
    parts = [geometry.lathe("mug", [(0.034, 0), (0.038, 0.0015), (0.0405, 0.006), (0.0415, 0.076), (0.0425, 0.0785)], enamel, sides=64),
             geometry.lathe("inside", [(0.0405, 0.0775), (0.0395, 0.074), (0.0385, 0.006), (0.002, 0.005)], white, sides=64),
             geometry.lathe("rim", [(0.0425, 0.0785), (0.0432, 0.0795), (0.0428, 0.0808), (0.0415, 0.0810), (0.0405, 0.0795), (0.0405, 0.0775)], materials.stainless(), sides=64),
             geometry.tube("handle", [(0.041, 0, 0.064), (0.060, 0, 0.066), (0.069, 0, 0.052), (0.064, 0, 0.030), (0.041, 0, 0.018)], 0.0036, enamel, smooth=True),
             geometry.cylinder("tea", 0.039, 0.002, materials.plastic("tea", (0.035, 0.012, 0.004), 0.03), (0, 0, inside))]
    return geometry.group("mug", parts)
