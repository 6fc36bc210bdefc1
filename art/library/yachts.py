"""What decks and cockpits of sailing boats are made of: worn gelcoat, laid teak, winches, a wheel, a stowed mainsail.

x is across, y runs forward, z up, in metres, as in vehicles.py.
"""
import math

from mathutils import Vector, noise

from . import fittings, geometry, materials, vehicles
from .nodes import Graph


# --- surfaces ---------------------------------------------------------------------------

def gelcoat(name="gelcoat", color=(0.58, 0.575, 0.55), rough=0.26, grip=0.0, areas=()):
    """White gelcoat some seasons old: chalked patches, grey scuffs where shoes and lines rub. grip: height of a non-skid pattern.

    areas: what stands on a deck, for fittings.around(): dirt gathers along its edges, and rain runs off to the sides."""
    graph = Graph(name)
    place = graph.place("world")
    chalk, patches = graph.noise(place, 0.9, 5, 0.6), graph.noise(place, 3.1, 8, 0.72, 0.6)
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=graph.smooth(chalk, 0.3, 0.7, 0.93, 1.06, "LINEAR")).outputs[0]
    grime = graph.smooth(patches, 0.48, 0.76, 0.0, 0.42)
    shade = graph.mix(grime, shade, (0.23, 0.21, 0.175))
    rubbed = graph.noise(graph.scaled(place, (70, 5, 22), (0.3, 0.2, 0.7)), 1.0, 4, 0.7)
    some = graph.smooth(graph.noise(place, 2.2, 3), 0.47, 0.58)
    scuff = graph.math("MULTIPLY", graph.smooth(rubbed, 0.60, 0.68, 0.0, 0.5), some)
    shade = graph.mix(scuff, shade, (0.12, 0.115, 0.11))
    # Rain leaves runs on what stands upright.
    upright = graph.smooth(graph.math("ABSOLUTE", graph.node("ShaderNodeSeparateXYZ", Vector=graph.nodes.new("ShaderNodeNewGeometry").outputs["Normal"]).outputs[2]), 0.3, 0.6, 1.0, 0.0)
    runs = graph.smooth(graph.noise(graph.scaled(place, (16, 16, 0.7)), 1.0, 6, 0.7), 0.50, 0.74, 0.0, 0.34)
    shade = graph.mix(graph.math("MULTIPLY", runs, upright), shade, (0.20, 0.175, 0.135))
    if areas:
        shade = deposits(graph, place, patches, areas, shade)
    roughness = graph.math("ADD", graph.smooth(chalk, 0.3, 0.7, rough - 0.05, rough + 0.10, "LINEAR"), graph.math("MULTIPLY", scuff, 0.5))
    graph.set(Base_Color=shade, Roughness=roughness)
    if grip > 0:
        graph.set(Normal=graph.bump(graph.noise(place, 210, 2, 0.5), 0.5, grip))
    return graph.material


def deposits(graph, place, patches, areas, shade):
    """What weather leaves on a cambered deck: grime along edges, pale brown runs to the sides, rims where drops have dried."""
    m, split = graph.math, graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    fine = graph.noise(place, 40, 5, 0.7)
    apart = fittings.around(graph, split.outputs[0], split.outputs[1], areas)
    runs = graph.smooth(graph.noise(graph.scaled(place, (1.3, 24, 1)), 1.0, 6, 0.68), 0.52, 0.72)
    runs = m("MULTIPLY", runs, graph.smooth(fine, 0.28, 0.6, 0.5, 1.0))
    shade = graph.mix(m("MULTIPLY", runs, 0.44), shade, (0.21, 0.185, 0.14))
    halo = graph.smooth(m("ADD", apart, m("MULTIPLY", m("SUBTRACT", patches, 0.5), 0.12)), 0.095, 0.0, 0.0, 0.44)
    shade = graph.mix(m("MULTIPLY", halo, graph.smooth(fine, 0.28, 0.62, 0.5, 1.0)), shade, (0.20, 0.18, 0.14))
    close = m("MULTIPLY", graph.smooth(m("ADD", apart, m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.020)), 0.018, 0.002), graph.smooth(patches, 0.30, 0.62, 0.25, 0.78))
    shade = graph.mix(close, shade, (0.105, 0.094, 0.072))
    drops = graph.noise(place, 30, 2, 0.4)
    rims = m("MULTIPLY", graph.smooth(m("ABSOLUTE", m("SUBTRACT", drops, 0.63)), 0.014, 0.003, 0.0, 0.35), graph.smooth(graph.noise(place, 2.6, 2), 0.44, 0.58))
    return graph.mix(rims, shade, (0.26, 0.24, 0.20))


def teak():
    """Silvered teak: every board in its own tone, damp where spray has not dried, a bloom of salt where it has."""
    graph = Graph("teak")
    place, spot, each = graph.place(), graph.place("world"), graph.random()
    grain = graph.noise(graph.scaled(place, (26, 1.3, 26)), 1.0, 6, 0.65, 0.8)
    pores = graph.noise(graph.scaled(place, (300, 10, 300)), 1.0, 2)
    shade = graph.mix(graph.smooth(grain, 0.3, 0.7), (0.34, 0.265, 0.185), (0.205, 0.15, 0.098))
    shade = graph.mix(graph.math("MULTIPLY", graph.math("FRACT", graph.math("MULTIPLY", each, 7.3)), 0.65), shade, (0.27, 0.25, 0.22))
    shade = graph.mix(graph.smooth(pores, 0.5, 0.8, 0.0, 0.4), shade, (0.09, 0.065, 0.045))
    shade = graph.node("ShaderNodeHueSaturation", Color=shade, Value=graph.math("ADD", 0.76, graph.math("MULTIPLY", each, 0.46))).outputs[0]
    salt = graph.smooth(graph.noise(spot, 3.7, 8, 0.72), 0.54, 0.74, 0.0, 0.38)
    shade = graph.mix(salt, shade, (0.44, 0.42, 0.39))
    damp = graph.smooth(graph.noise(spot, 1.35, 6, 0.62), 0.535, 0.60)
    shade = graph.mix(damp, shade, (0.46, 0.42, 0.38), "MULTIPLY")
    graph.set(Base_Color=shade, Roughness=graph.math("SUBTRACT", 0.80, graph.math("MULTIPLY", damp, 0.46)), Specular=0.4, Normal=graph.bump(grain, 0.35, 0.0012))
    return graph.material


# --- parts ------------------------------------------------------------------------------

def boards(wood, xs, ys, level, dice, butts=()):
    """Teak laid along y on black caulking, between xs and ys; its upper face is at level. butts: joints, staggered from board to board."""
    geometry.box("caulking", (xs[1] - xs[0], ys[1] - ys[0], 0.010), materials.rubber(), (sum(xs) / 2, sum(ys) / 2, level - 0.0062), bevel=0)
    count = round((xs[1] - xs[0]) / 0.050)
    pitch = (xs[1] - xs[0]) / count
    for index in range(count):
        cuts = [ys[0], *(cut + (index % 3 - 1) * 0.31 for cut in butts), ys[1]]
        for start, end in zip(cuts, cuts[1:]):
            geometry.box("board", (pitch - 0.0045, end - start - 0.004, 0.008), wood,
                         (xs[0] + (index + 0.5) * pitch, (start + end) / 2, level - 0.004 + dice.uniform(-0.0004, 0.0004)), bevel=0.0009, segments=1)


def patch(name, low, high, ys, place, material, corner=0.035):
    """A panel with rounded corners on a surface place: (x, y) -> point, from x = low to high between ys."""
    def at(u, v):
        y = ys[0] + (ys[1] - ys[0]) * (0.5 - 0.5 * math.cos(math.pi * v))
        near = max(0.0, corner - min(y - ys[0], ys[1] - y))
        cut = corner - math.sqrt(max(0.0, corner * corner - near * near))
        return place(low + cut + (high - low - 2 * cut) * u, y)
    return geometry.surface_grid(name, at, 12, 60, material)


def cover(name, wide, ys, top, material, rounding=0.02):
    """A moulded cover, 2 * wide across between ys, its upper face top: (x, y) -> z; it reaches into what it stands on."""
    def shape(y):
        return vehicles.section(wide, top(wide, y) - 0.17, lambda x: top(x, y), rounding, 0.012, 0.006, 12)
    return vehicles.body(name, shape, vehicles.steps(*ys, 0.1), material, rounding, rounding)


def winch(location, size=1.0):
    """A self-tailing winch, 0.14 m tall; a line lies on its drum at 0.06 to 0.10 m."""
    rings = [(0.088, 0), (0.088, 0.012), (0.074, 0.022), (0.060, 0.038), (0.057, 0.060), (0.060, 0.092), (0.070, 0.108), (0.070, 0.112),
             (0.052, 0.116), (0.071, 0.122), (0.071, 0.131), (0.046, 0.141), (0.018, 0.143)]
    return geometry.lathe("winch", [(r * size, z * size) for r, z in rings], materials.stainless(), location, sides=56)


def block(location, material, radius=0.036):
    return geometry.lathe("block", [(radius * 0.9, -0.022), (radius, -0.014), (radius, 0.014), (radius * 0.9, 0.022)], material, location, (0, math.pi / 2, 0), 28)


def wheel(center, radius=0.45, lean=0.30):
    """A steering wheel that faces aft, its rim sewn into leather."""
    steel, hide = materials.stainless(), materials.surface("leather", (0.075, 0.045, 0.028), 0.62, variation=0.25, blotch=9, grain=300, bump=0.4, depth=0.0006)
    center = Vector(center)

    def rim(turn, reach):
        return center + Vector((math.cos(turn) * reach, -math.sin(turn) * reach * math.sin(lean), math.sin(turn) * reach * math.cos(lean)))
    geometry.tube("rim", [rim(2 * math.pi * i / 96, radius) for i in range(96)], 0.0145, hide, closed=True, resolution=6)
    # A cord wound round its top marks where the rudder lies amidships.
    wound = []
    for step in range(170):
        turn, twist = math.pi / 2 + (step - 85) * 0.0010, step * 0.5
        wound.append(rim(turn, radius + 0.0165 * math.cos(twist)) + Vector((0, 0.0165 * math.sin(twist), 0)))
    geometry.tube("mark", wound, 0.0034, materials.fabric("cord", (0.42, 0.40, 0.35), 300), resolution=2)
    for spoke in range(6):
        turn = math.pi / 2 + 0.22 + spoke * math.pi / 3
        geometry.tube("spoke", [rim(turn, 0.05), rim(turn, radius - 0.008)], 0.008, steel)
    geometry.lathe("hub", [(0.055, -0.03), (0.06, -0.02), (0.06, 0.02), (0.03, 0.04)], steel, center, (math.pi / 2 - lean, 0, 0))
    geometry.box("pedestal", (0.20, 0.16, 1.0), materials.plastic("pedestal", (0.55, 0.55, 0.52), 0.4), center + Vector((0, 0.16, -0.62)), bevel=0.04)


def stowed_main(tack, clew, spar, ties=5):
    """A boom with the mainsail lying on it under its cover: fullest near the mast, drawn in by ties, wrinkled between them."""
    cloth = materials.fabric("sail cover", (0.022, 0.034, 0.052), 420)
    tack, clew = Vector(tack), Vector(clew)
    across = (clew - tack).cross(Vector((0, 0, 1))).normalized()
    up = across.cross(clew - tack).normalized()
    outline = [(0.048 * math.cos(a), 0.075 * math.sin(a)) for a in (2 * math.pi * i / 32 for i in range(32))]
    geometry.extrude("boom", outline, [(tack.lerp(clew, i / 4), across, up) for i in range(5)], spar, 40, True)

    def at(u, v):
        turn, tie = 2 * math.pi * u, 0.5 + 0.5 * math.cos(v * (ties + 0.2) * 2 * math.pi)
        wide, tall = (0.135 - 0.055 * v) * (1 - 0.10 * tie), (0.20 - 0.085 * v) * (1 - 0.05 * tie)
        crease = 0.022 * noise.fractal(Vector((math.cos(turn) * 0.9, math.sin(turn) * 0.9 + v * 3.0, v * 15)), 1.0, 2.0, 4)
        spot = tack.lerp(clew, 0.01 + 0.97 * v) + up * (tall * 0.80 - 0.015)
        return spot + across * (math.sin(turn) * (wide + crease) * (1 - 0.25 * math.cos(turn))) + up * (math.cos(turn) * (tall + crease))
    geometry.surface_grid("sail cover", at, 90, 260, cloth)
    for index in range(ties):
        middle = tack.lerp(clew, 0.05 + index / (ties + 0.2))
        ring = [middle + across * 0.058 * math.sin(a) - up * (0.02 + 0.065 * math.cos(a)) for a in (-1.6 + 3.2 * i / 14 for i in range(15))]
        geometry.tube("tie", ring, 0.007, cloth)
    return up
