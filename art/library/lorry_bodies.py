"""The box of a lorry or a trailer: riveted sheets between aluminium profiles, corner castings, rub rails, tape, lamps; its roof.

It stands from y = 0, its rear, to length, along x from -half to half. Its right wall (x > 0), front and roof are finished: no picture shows the rest.
"""
import math

from mathutils import Vector

from . import fittings, geometry, materials, vehicles
from .nodes import Graph


def coating(name, color, length, floor, top, axles, shape=None):
    """Lacquer of a box after years on the road, in its own metres: road film and spray below, runs under the top profile, grime along
    every joint, a few long scratches where gates and branches touched it. shape: (colour, y at the floor, y at the top) of a painted field."""
    graph = Graph(name)
    m, place = graph.math, graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y, z = split.outputs
    cloud, soft, fine = graph.noise(place, 0.9, 6, 0.65), graph.noise(place, 3.1, 6, 0.65), graph.noise(place, 17.0, 6, 0.7)
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=graph.smooth(cloud, 0.3, 0.7, 0.95, 1.04, "LINEAR")).outputs[0]
    if shape:
        tone, low, high = shape
        lean = (high - low) / (top - floor)
        edge = m("SUBTRACT", y, m("ADD", low, m("MULTIPLY", m("SUBTRACT", z, floor), lean)))
        for start, end, depth in ((0.0, 9.0, 1.0), (-0.34, -0.16, 1.0), (-0.56, -0.48, 1.0)):
            field = m("MULTIPLY", graph.smooth(edge, start, start + 0.004), graph.smooth(edge, end + 0.004, end))
            shade = graph.mix(m("MULTIPLY", field, depth), shade, tone)
    # Sheets of one delivery differ a little once the sun has been at them.
    sheet = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    graph.links.new(m("FLOOR", m("DIVIDE", y, length / sheets(length))), sheet.inputs["W"])
    shade = graph.node("ShaderNodeHueSaturation", Color=shade, Value=m("ADD", 0.975, m("MULTIPLY", sheet.outputs["Value"], 0.05))).outputs[0]
    part = length / sheets(length)
    joint = m("MULTIPLY", m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("ADD", m("DIVIDE", y, part), 0.5)), 0.5)), part)
    height = m("ADD", z, m("ADD", m("MULTIPLY", m("SUBTRACT", cloud, 0.5), 0.9), m("MULTIPLY", m("SUBTRACT", soft, 0.5), 0.5)))
    film = m("MULTIPLY", graph.smooth(height, floor + 0.95, floor - 0.05), graph.smooth(fine, 0.22, 0.62, 0.45, 0.95))
    for axle in axles:
        behind = m("MULTIPLY", graph.smooth(y, axle + 0.6, axle - 0.3), graph.smooth(y, axle - 2.4, axle - 0.7))
        film = m("MAXIMUM", film, m("MULTIPLY", m("MULTIPLY", behind, graph.smooth(height, floor + 1.25, floor + 0.1)), graph.smooth(fine, 0.30, 0.62, 0.25, 0.85)))
    streak = graph.noise(graph.scaled(place, (9, 9, 0.20)), 1.0, 6, 0.72)
    thin = graph.noise(graph.scaled(place, (42, 42, 0.5)), 1.0, 4, 0.65)
    fall = m("ADD", z, m("MULTIPLY", m("SUBTRACT", graph.noise(graph.scaled(place, (5, 5, 0)), 1.0, 4, 0.7), 0.5), 2.6))
    runs = m("MULTIPLY", m("MAXIMUM", graph.smooth(streak, 0.47, 0.70), m("MULTIPLY", graph.smooth(thin, 0.54, 0.72), 0.8)), graph.smooth(fall, floor + 0.3, top + 0.1, 0.14, 0.78))
    grime = m("MULTIPLY", graph.smooth(m("SUBTRACT", joint, m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.05)), 0.080, 0.026), graph.smooth(streak, 0.28, 0.62, 0.22, 0.80))
    rails = m("MAXIMUM", graph.smooth(m("ABSOLUTE", m("SUBTRACT", z, floor + 0.40)), 0.085, 0.03), graph.smooth(z, top - 0.19, top - 0.115))
    grime = m("MAXIMUM", grime, m("MULTIPLY", rails, graph.smooth(fine, 0.30, 0.62, 0.10, 0.62)))
    dirt = m("MAXIMUM", m("MAXIMUM", film, m("MULTIPLY", runs, 0.72)), grime)
    shade = graph.mix(m("MULTIPLY", dirt, 0.90), shade, graph.mix(graph.smooth(z, floor + 0.2, floor + 1.2), (0.105, 0.087, 0.064), (0.150, 0.140, 0.122)))
    gap = graph.smooth(m("ABSOLUTE", m("SUBTRACT", joint, 0.031)), 0.0035, 0.0015, 0.0, 0.8)
    shade = graph.mix(m("MULTIPLY", gap, m("LESS_THAN", z, top - 0.11)), shade, (0.035, 0.033, 0.030))
    scratch = graph.noise(graph.scaled(place, (1, 0.55, 46), rotation=(0.035, 0, 0)), 1.0, 3, 0.5, 0.25)
    scratch = m("MULTIPLY", graph.smooth(scratch, 0.70, 0.74), graph.smooth(graph.noise(place, 0.7, 3), 0.52, 0.60, 0.0, 0.55))
    shade = graph.mix(scratch, shade, (0.20, 0.20, 0.20))
    slow = graph.bump(m("ADD", graph.noise(graph.scaled(place, (1, 1.0, 0.8)), 1.5, 1, 0.4), m("MULTIPLY", graph.smooth(joint, 0.30, 0.03), 0.35)), 1.0, 0.0034)
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.27, m("MULTIPLY", dirt, 0.5)), Specular=0.45, Normal=graph.bump(fine, 0.05, 0.0004, slow))
    return graph.material


def sheets(length):
    return round(length / 1.15)


def profile_metal():
    """Aluminium of the edge profiles: dull, dirty, with dark scuffs from gates and trees."""
    return materials.surface("worn profile", (0.50, 0.50, 0.49), 0.42, 0.9, variation=0.22, blotch=5, grain=60, bump=0.10, depth=0.0006, streaks=0.25, dirt=0.50)


def rivets(spots, axis, radius=0.0075, tall=0.0034):
    """Domed heads at the spots as one mesh; axis: 0, 1 or 2, the direction they face."""
    vertices, faces = [], []
    u, v = ((1, 2), (2, 0), (0, 1))[axis]
    for spot in spots:
        first = len(vertices)
        for share, lift in ((1.0, -0.001), (0.92, 0.4), (0.55, 0.88)):
            for k in range(9):
                point = Vector(spot)
                point[u] += radius * share * math.cos(k * 0.698)
                point[v] += radius * share * math.sin(k * 0.698)
                point[axis] += tall * lift
                vertices.append(point)
        faces += [(first + r * 9 + k, first + r * 9 + (k + 1) % 9, first + r * 9 + 9 + (k + 1) % 9, first + r * 9 + 9 + k) for r in range(2) for k in range(9)]
        faces.append(tuple(first + 18 + k for k in range(9)))
    return geometry.link(geometry.mesh_from("rivets", vertices, faces, smooth=True), materials.surface("rivet", (0.46, 0.46, 0.45), 0.4, 0.85, variation=0.2, blotch=9, dirt=0.4))


def tape():
    """Retroreflective tape in lengths: a fine lattice in it, dirt on it."""
    return materials.surface("tape", (0.44, 0.29, 0.030), 0.36, variation=0.14, blotch=2.5, grain=110, bump=0.2, depth=0.0004, dirt=0.80)


def shell(paint, length, half, floor, top, joints=True):
    """Walls, profiles, castings, rub rail, tape, marker lamps of the right side and the front. Returns the parts."""
    metal, rubber, amber = profile_metal(), materials.rubber(), materials.paint("marker lamp", (0.52, 0.16, 0.01), 0.15, dirt=0.2, coat=1.0)
    z, parts = top - 0.02, [geometry.box("body", (2 * half - 0.02, length - 0.02, top - floor - 0.03), paint, (0, length / 2, (top + floor) / 2 - 0.01), bevel=0.01)]

    def run(name, outline, x=half, ends=(0.05, None), material=metal):
        far = length - 0.05 if ends[1] is None else ends[1]
        parts.append(geometry.extrude(name, outline, [((x, y, 0), (1, 0, 0), (0, 0, 1)) for y in vehicles.steps(ends[0], far, 1.2)], material, 30, True))
    # Top profile: over the roof's edge and down the wall, with a drip lip; sill profile with a foot.
    run("top profile", [(-0.085, z + 0.020), (-0.083, z + 0.027), (-0.024, z + 0.027), (-0.008, z + 0.022), (0.003, z + 0.008), (0.006, z - 0.012), (0.006, z - 0.088), (0.014, z - 0.098), (0.012, z - 0.104), (-0.004, z - 0.102), (-0.02, z - 0.02)])
    run("sill profile", [(0.004, floor + 0.125), (0.010, floor + 0.119), (0.010, floor + 0.03), (0.020, floor + 0.022), (0.020, floor - 0.018), (0.012, floor - 0.026), (-0.03, floor - 0.026), (-0.03, floor + 0.125)])
    # A rubber in an aluminium holder takes the knocks of gates.
    run("rub holder", [(-0.002, floor + 0.365), (0.010, floor + 0.368), (0.012, floor + 0.434), (-0.002, floor + 0.437)], ends=(0.14, length - 0.14))
    run("rub rail", [(0.008, floor + 0.376), (0.028, floor + 0.384), (0.034, floor + 0.401), (0.028, floor + 0.418), (0.008, floor + 0.426)], ends=(0.15, length - 0.15), material=rubber)
    for y in (0.14, length - 0.14):
        parts.append(geometry.rounded(geometry.box("rub end", (0.045, 0.06, 0.085), rubber, (half + 0.012, y, floor + 0.401), bevel=0.014, segments=3)))
    for x, y in ((half, length), (-half, length), (half, 0.0)):
        sx, sy = math.copysign(1, x), 1 if y > 1 else -1
        post = [(-0.085, 0.004), (-0.02, 0.004), (-0.006, 0.0), (0.004, -0.012), (0.006, -0.03), (0.006, -0.085), (-0.01, -0.09), (-0.03, -0.03), (-0.09, -0.012)]
        parts.append(geometry.extrude("corner post", post, [((x, y, h), (sx, 0, 0), (0, sy, 0)) for h in (floor - 0.02, (floor + top) / 2, top - 0.05)], metal, 30, True))
        parts.append(geometry.rounded(geometry.box("casting", (0.125, 0.125, 0.135), metal, (x - sx * 0.050, y - sy * 0.050, top - 0.050), bevel=0.034, segments=6)))
        parts.append(geometry.rounded(geometry.box("foot casting", (0.10, 0.10, 0.10), metal, (x - sx * 0.040, y - sy * 0.040, floor + 0.01), bevel=0.02, segments=4)))
    run_x = vehicles.steps(-half + 0.05, half - 0.05, 1.2)
    for outline in ([(-0.085, z + 0.020), (-0.083, z + 0.027), (-0.02, z + 0.027), (0.003, z + 0.008), (0.006, z - 0.012), (0.006, z - 0.095), (-0.004, z - 0.10), (-0.02, z - 0.02)], [(0.004, floor + 0.11), (0.010, floor + 0.10), (0.010, floor - 0.02), (-0.03, floor - 0.02), (-0.03, floor + 0.11)]):
        parts.append(geometry.extrude("front profile", outline, [((x, length, 0), (0, 1, 0), (0, 0, 1)) for x in run_x], metal, 30, True))
    part, spots = length / sheets(length), []
    if joints:
        for index in range(1, sheets(length)):
            cover = [(-0.030, 0.0), (-0.027, 0.0030), (0.027, 0.0030), (0.030, 0.0)]
            parts.append(geometry.extrude("joint", cover, [((half - 0.010, index * part, h), (0, 1, 0), (1, 0, 0)) for h in (floor + 0.12, top - 0.11)], paint, 30, True))
            spots += [(half - 0.007, index * part + side * 0.016, floor + 0.17 + k * 0.094) for side in (-1, 1) for k in range(int((top - floor - 0.32) / 0.094)) if abs(floor + 0.17 + k * 0.094 - floor - 0.401) > 0.05]
    spots += [(half + 0.006, 0.12 + k * 0.115, h) for h in (z - 0.045, floor + 0.075) for k in range(int((length - 0.2) / 0.115))]
    parts.append(rivets(spots, 0))
    parts.append(rivets([(-half + 0.12 + k * 0.115, length + 0.006, z - 0.05) for k in range(int((2 * half - 0.2) / 0.115))], 1))
    parts.append(rivets([(half - 0.055, 0.12 + k * 0.23, z + 0.027) for k in range(int((length - 0.2) / 0.23))], 2))
    yellow, y = tape(), 0.30
    while y < length - 0.35:
        parts.append(geometry.box("tape", (0.0012, min(0.98, length - 0.2 - y), 0.055), yellow, (half - 0.0095, y + min(0.98, length - 0.2 - y) / 2, floor + 0.215), bevel=0))
        y += 1.02
    for y, to in ((0.16, 0.46), (length - 0.46, length - 0.16)):
        parts.append(geometry.box("tape", (0.0012, 0.30, 0.055), yellow, (half - 0.0095, (y + to) / 2, top - 0.20), bevel=0))
        parts.append(geometry.box("tape", (0.0012, 0.055, 0.24), yellow, (half - 0.0095, 0.19 if y < 1 else length - 0.19, top - 0.35), bevel=0))
    for k in range(max(3, round(length / 2.2))):
        y = 0.45 + k * (length - 0.9) / (max(3, round(length / 2.2)) - 1)
        parts += [geometry.box("lamp foot", (0.012, 0.150, 0.062), rubber, (half + 0.014, y, floor + 0.05), bevel=0.006), geometry.rounded(geometry.box("marker lamp", (0.022, 0.115, 0.040), amber, (half + 0.026, y, floor + 0.05), bevel=0.009, segments=4))]
    pale = materials.paint("clearance lamp", (0.66, 0.66, 0.62), 0.15, dirt=0.15, coat=1.0)
    for x in (-half + 0.30, half - 0.30):
        parts += [geometry.box("lamp foot", (0.15, 0.014, 0.06), rubber, (x, length + 0.010, top - 0.155), bevel=0.006), geometry.rounded(geometry.box("clearance lamp", (0.115, 0.024, 0.04), pale, (x, length + 0.022, top - 0.155), bevel=0.009, segments=4))]
    dark = materials.plastic("cross member", (0.020, 0.019, 0.018), 0.8)
    parts += [geometry.box("cross member", (2 * half - 0.10, 0.05, 0.10), dark, (0, 0.25 + k * 0.41, floor - 0.075), bevel=0.006) for k in range(int((length - 0.3) / 0.41))]
    return parts


def roof_sheet(areas, length, half):
    """White reinforced plastic seen from beside and above, in world metres: road film, soot, runs to the edges, silt along all that stands up."""
    graph = Graph("box roof")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y = split.outputs["X"], split.outputs["Y"]
    cloud, patch, fine = graph.noise(place, 0.8, 5, 0.6), graph.noise(place, 3.0, 8, 0.70, 0.5), graph.noise(place, 32, 6, 0.72)
    shade = graph.node("ShaderNodeHueSaturation", Color=(0.56, 0.555, 0.53), Value=graph.smooth(cloud, 0.3, 0.7, 0.92, 1.05, "LINEAR")).outputs[0]
    film = m("MULTIPLY", graph.smooth(patch, 0.30, 0.70, 0.10, 0.58), graph.smooth(fine, 0.30, 0.65, 0.45, 1.0))
    aside = m("MULTIPLY", graph.smooth(graph.noise(graph.scaled(place, (1.0, 26, 1)), 1.0, 6, 0.68), 0.48, 0.70), graph.smooth(m("ABSOLUTE", x), 0.3, 1.0, 0.2, 0.75))
    apart = m("ADD", fittings.around(graph, x, y, areas), m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.03))
    halo = m("MULTIPLY", graph.smooth(m("ADD", apart, m("MULTIPLY", m("SUBTRACT", patch, 0.5), 0.16)), 0.14, 0.0), 0.45)
    close = m("MULTIPLY", graph.smooth(apart, 0.035, 0.004), graph.smooth(patch, 0.28, 0.62, 0.40, 0.90))
    border = m("MINIMUM", m("SUBTRACT", half - 0.085, m("ABSOLUTE", x)), m("MINIMUM", m("SUBTRACT", y, 0.085), m("SUBTRACT", length - 0.085, y)))
    rail = m("MULTIPLY", graph.smooth(m("ADD", border, m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.05)), 0.085, 0.004), graph.smooth(patch, 0.26, 0.60, 0.40, 0.92))
    for amount, tone in ((film, (0.215, 0.198, 0.165)), (m("MULTIPLY", aside, 0.6), (0.150, 0.136, 0.108)), (halo, (0.170, 0.155, 0.125)), (close, (0.088, 0.079, 0.060)), (rail, (0.080, 0.074, 0.052))):
        shade = graph.mix(amount, shade, tone)
    specks = graph.smooth(graph.noise(place, 52, 3, 0.5), 0.66, 0.70, 0.0, 0.75)
    shade = graph.mix(specks, shade, (0.065, 0.056, 0.042))
    dull = m("MAXIMUM", m("MAXIMUM", close, rail), film)
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.34, m("MULTIPLY", dull, 0.45)), Specular=0.4, Normal=graph.bump(graph.noise(place, 1.6, 2, 0.4), 1.0, 0.003))
    return graph.material


def straps(length, half, floor, step=0.62):
    """What holds a tarpaulin down along the sill: webbing, buckles, the loose end of each."""
    web, metal, parts = materials.fabric("webbing", (0.040, 0.041, 0.044), 300), materials.surface("buckle", (0.34, 0.34, 0.335), 0.4, 0.9, variation=0.2, dirt=0.4), []
    for k in range(int((length - 0.6) / step)):
        y, drop = 0.45 + k * step, 0.20 + 0.05 * math.sin(k * 5.1)
        parts += [geometry.box("strap", (0.006, 0.045, 0.40), web, (half + 0.004, y, floor + 0.30), bevel=0.001), geometry.box("buckle", (0.026, 0.060, 0.085), metal, (half + 0.020, y, floor + 0.16), bevel=0.006), geometry.box("loose end", (0.004, 0.045, drop), web, (half + 0.024, y + 0.008, floor + 0.10 - drop / 2), (0.06 * math.sin(k * 3.3), 0.05, 0), 0.001)]
    return parts
