"""Rain at dusk: a veiled sky, wet paving with puddles and rings, beads and rills on a surface. What falls is in rainfall.py."""
import bpy

from .nodes import Graph


# --- sky ------------------------------------------------------------------------------

def dusk(horizon=(0.034, 0.045, 0.062), zenith=(0.062, 0.079, 0.105), seed=0.0):
    """The sky under a rain cloud after sunset: no sun, brightest overhead as all such skies are, slow lumps of cloud."""
    world = bpy.data.worlds.new("rain")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Generated"], split.inputs[0])
    rise = nodes.new("ShaderNodeMapRange")
    rise.interpolation_type = "SMOOTHSTEP"
    for key, number in (("From Min", -0.02), ("From Max", 0.55), ("To Min", 0.0), ("To Max", 1.0)):
        rise.inputs[key].default_value = number
    links.new(split.outputs["Z"], rise.inputs["Value"])
    blend = nodes.new("ShaderNodeMixRGB")
    blend.inputs[1].default_value, blend.inputs[2].default_value = (*horizon, 1), (*zenith, 1)
    links.new(rise.outputs[0], blend.inputs[0])
    cloud = nodes.new("ShaderNodeTexNoise")
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 2.2, 6
    flat = nodes.new("ShaderNodeMapping")
    flat.inputs["Scale"].default_value, flat.inputs["Location"].default_value = (1, 1, 3.2), (seed, 0, 0)
    links.new(place.outputs["Generated"], flat.inputs["Vector"])
    links.new(flat.outputs[0], cloud.inputs["Vector"])
    lumps = nodes.new("ShaderNodeMapRange")
    for key, number in (("From Min", 0.3), ("From Max", 0.7), ("To Min", 0.80), ("To Max", 1.20)):
        lumps.inputs[key].default_value = number
    links.new(cloud.outputs["Fac"], lumps.inputs["Value"])
    shaded = nodes.new("ShaderNodeMixRGB")
    shaded.blend_type, shaded.inputs[0].default_value = "MULTIPLY", 1.0
    links.new(blend.outputs[0], shaded.inputs[1])
    links.new(lumps.outputs[0], shaded.inputs[2])
    links.new(shaded.outputs[0], nodes["Background"].inputs["Color"])


def veil(color=(0.050, 0.062, 0.080)):
    """Hazy materials fade into this colour instead of a clear sky's. Call it when all of them exist."""
    for material in bpy.data.materials:
        if not material.use_nodes:
            continue
        nodes, links = material.node_tree.nodes, material.node_tree.links
        for sky in [node for node in nodes if node.type == "TEX_SKY"]:
            even = nodes.new("ShaderNodeRGB")
            even.outputs[0].default_value = (*color, 1)
            for link in list(sky.outputs[0].links):
                links.new(even.outputs[0], link.to_socket)
            nodes.remove(sky)


# --- water on surfaces ------------------------------------------------------------------

def opened(material):
    """A Graph over a material that exists already."""
    graph = Graph.__new__(Graph)
    graph.material, graph.tree = material, material.node_tree
    graph.nodes, graph.links = graph.tree.nodes, graph.tree.links
    graph.shader, graph.output = graph.nodes["Principled BSDF"], graph.nodes["Material Output"]
    return graph


def film(graph, normal, rough=0.03, cover=1.0):
    """Lays water over what the graph shades: a mirror of its own normal; cover: how much of it is wet."""
    last = graph.output.inputs["Surface"].links[0].from_socket
    mirror = graph.node("ShaderNodeBsdfGlossy", Roughness=rough, Normal=normal)
    share = graph.math("MULTIPLY", graph.node("ShaderNodeFresnel", IOR=1.333, Normal=normal).outputs[0], cover)
    both = graph.node("ShaderNodeMixShader", Fac=share)
    graph.links.new(last, both.inputs[1])
    graph.links.new(mirror.outputs[0], both.inputs[2])
    graph.links.new(both.outputs[0], graph.output.inputs["Surface"])


def points(graph, place, size):
    """Random points, one in each square of that size: distance to the nearest (in squares), its two lots, where it is."""
    node = graph.node("ShaderNodeTexVoronoi", {"voronoi_dimensions": "2D"}, Scale=1 / size)
    graph.links.new(place, node.inputs["Vector"])
    lots = graph.node("ShaderNodeSeparateRGB", Image=node.outputs["Color"])
    return node.outputs["Distance"], lots.outputs[0], lots.outputs[1], node.outputs["Position"]


def drops(graph, place, size, share=0.6, largest=0.44):
    """Beads that stand on a surface, about size apart; share: of the places that have one.

    Returns their height in metres and where they throw the light that they gather: under the rim towards -y.
    """
    m = graph.math
    far, lot, other, middle = points(graph, place, size)
    there = m("LESS_THAN", lot, share)
    radius = m("ADD", 0.10, m("MULTIPLY", m("POWER", other, 1.8), largest - 0.10))
    inside = m("MULTIPLY", m("MAXIMUM", m("SUBTRACT", 1.0, m("POWER", m("DIVIDE", far, radius), 2.0)), 0.0), there)
    dome = m("MULTIPLY", m("SQRT", inside), m("MULTIPLY", radius, 0.55 * size))
    off = graph.node("ShaderNodeVectorMath", {"operation": "SUBTRACT"})
    graph.links.new(middle, off.inputs[0])
    graph.links.new(place, off.inputs[1])
    down = graph.node("ShaderNodeSeparateXYZ", Vector=off.outputs[0]).outputs["Y"]
    gleam = graph.smooth(m("DIVIDE", down, m("MULTIPLY", radius, size)), 0.0, 0.75)
    return dome, m("MULTIPLY", gleam, graph.smooth(inside, 0.0, 0.3))


def rills(graph, across, along, spacing=0.10, width=0.013, share=0.6):
    """0..1 where water runs down in crooked threads; across, along: metres on the surface, along the fall."""
    m = graph.math
    bend = graph.node("ShaderNodeCombineXYZ", X=m("MULTIPLY", across, 3.0), Y=m("MULTIPLY", along, 5.5))
    sway = m("MULTIPLY", m("SUBTRACT", graph.noise(bend.outputs[0], 1.0, 4, 0.55), 0.5), 0.085)
    place = m("DIVIDE", m("ADD", across, sway), spacing)
    lane = m("FLOOR", place)
    number = graph.node("ShaderNodeCombineXYZ", X=lane, Y=7.0)
    lottery = graph.node("ShaderNodeTexWhiteNoise")
    graph.links.new(number.outputs[0], lottery.inputs["Vector"])
    lot = lottery.outputs["Value"]
    middle = m("ADD", 0.25, m("MULTIPLY", m("FRACT", m("MULTIPLY", lot, 57.0)), 0.5))
    aside = m("MULTIPLY", m("ABSOLUTE", m("SUBTRACT", m("SUBTRACT", place, lane), middle)), spacing)
    # Threads swell and thin out, and break off here and there.
    pulse = graph.noise(graph.node("ShaderNodeCombineXYZ", X=m("MULTIPLY", lane, 3.7), Y=m("MULTIPLY", along, 4.0)).outputs[0], 1.0, 3, 0.6)
    half = m("MULTIPLY", graph.smooth(pulse, 0.36, 0.66, 0.15, 1.0), width)
    thread = graph.smooth(m("DIVIDE", aside, half), 1.0, 0.0)
    return m("MULTIPLY", thread, m("LESS_THAN", lot, share))


def wet(material, place="uv", across="X", along="Y", soak=0.62, beads=True, fade=(5.0, 16.0), spacing=0.10, bead=0.022, sparkle=0.9):
    """Rain on a material of the library: it darkens, beads stand on it, rills have swept their course clear of them.

    place: coordinates in metres; across, along: which of them cross the fall and follow it; fade: the
    distance over which single beads turn into a mere sheen; bead: how far apart the larger
    ones are; sparkle: how much light they gather.
    """
    graph = opened(material)
    m = graph.math
    base = graph.place(place)
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(base, split.inputs[0])
    shift = m("MULTIPLY", graph.random(), 31.0)
    x, y = m("ADD", split.outputs[across], shift), split.outputs[along]
    flat = graph.node("ShaderNodeCombineXYZ", X=x, Y=y).outputs[0]
    thread = rills(graph, x, y, spacing)
    far = graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    near = graph.smooth(far, *fade, 1.0, 0.0)
    height = m("MULTIPLY", thread, 0.0032)
    slow = m("MULTIPLY", graph.noise(flat, 7.0, 3, 0.5), 0.0012)
    # The flanks of a rill shine as beads do.
    gleam = m("MULTIPLY", m("MULTIPLY", thread, m("SUBTRACT", 1.0, thread)), 1.4)
    if beads:
        swept = m("SUBTRACT", 1.0, graph.smooth(thread, 0.02, 0.25))
        patch = graph.smooth(graph.noise(flat, 3.2, 3, 0.6), 0.34, 0.56)
        (small, dots), (large, spots) = drops(graph, flat, 0.0095, 0.75), drops(graph, flat, bead, 0.55, 0.38)
        height = m("ADD", height, m("MULTIPLY", m("MULTIPLY", m("ADD", m("MULTIPLY", small, patch), large), swept), near))
        gleam = m("ADD", gleam, m("MULTIPLY", m("MAXIMUM", m("MULTIPLY", dots, patch), spots), m("MULTIPLY", swept, near)))
    normal = graph.bump(m("ADD", height, slow), 1.0, 1.0)
    shade = graph.shader.inputs["Base Color"]
    if shade.links:
        dark = graph.node("ShaderNodeHueSaturation", Color=shade.links[0].from_socket, Value=soak, Saturation=1.1).outputs[0]
        graph.links.new(graph.mix(m("MULTIPLY", gleam, sparkle), dark, (0.42, 0.46, 0.50)), shade)
    rough = m("ADD", graph.smooth(far, *fade, 0.05, 0.16), m("MULTIPLY", thread, -0.03))
    film(graph, normal, rough)
    return material


def rings(graph, place, size=0.20, waves=0.022):
    """Height, -1..1, of the rings that rain draws on standing water, about size apart."""
    m = graph.math
    far, lot, other, _ = points(graph, place, size)
    reach = m("ADD", 0.06, m("MULTIPLY", lot, 0.38))                         # of the front, in squares
    off = m("SUBTRACT", far, reach)
    # Two or three waves follow the front and flatten as they widen.
    window = m("MULTIPLY", graph.smooth(m("ABSOLUTE", off), 1.7 * waves / size, 0.0), graph.smooth(lot, 1.0, 0.1, 0.15, 1.0))
    wave = m("SINE", m("MULTIPLY", off, 6.2832 * size / waves))
    return m("MULTIPLY", m("MULTIPLY", wave, window), m("GREATER_THAN", other, 0.25))


def paving(name, color, size=(0.60, 0.40), joint=0.008, pools=(0.515, 0.545), scale=0.32, tilt=0.012):
    """Stone slabs in the rain, in world metres: dark, each tilted a little, with puddles where the ground is low.

    pools: from where to where on the scale of lowness (0..1) water stands; scale: puddles per metre.
    """
    graph = Graph(name)
    m = graph.math
    place = graph.place("world")
    flat = graph.scaled(place, (1, 1, 0))
    slabs = graph.node("ShaderNodeTexBrick", {"offset": 0.5}, Scale=1.0, Mortar_Size=joint / 2, Mortar_Smooth=0.3, Brick_Width=size[0], Row_Height=size[1],
                       Color1=(0.0,) * 3, Color2=(1.0,) * 3, Mortar=(0.5,) * 3)
    graph.links.new(flat, slabs.inputs["Vector"])
    each = graph.node("ShaderNodeSeparateRGB", Image=slabs.outputs["Color"]).outputs[0]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    worn, fine = graph.noise(flat, 0.5, 6, 0.65), graph.noise(flat, 60.0, 4, 0.65)
    low = m("ADD", graph.noise(flat, scale, 5, 0.5, 0.3), m("MULTIPLY", m("SUBTRACT", each, 0.5), 0.02))
    water = graph.smooth(low, *pools)
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=m("ADD", 0.62, m("ADD", m("MULTIPLY", each, 0.5), m("MULTIPLY", worn, 0.4)))).outputs[0]
    shade = graph.mix(slabs.outputs["Fac"], shade, tuple(c * 0.30 for c in color))
    shade = graph.mix(1.0, shade, graph.mix(water, (0.46,) * 3, (0.30,) * 3), "MULTIPLY")
    lean = m("MULTIPLY", m("MULTIPLY", m("SUBTRACT", each, 0.5), split.outputs["X"]), tilt)
    relief = m("ADD", m("MULTIPLY", slabs.outputs["Fac"], -0.003), m("ADD", m("MULTIPLY", fine, 0.0011), m("ADD", lean, m("MULTIPLY", worn, 0.004))))
    far = graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    strokes = m("ADD", rings(graph, flat, 0.36, 0.046), m("ADD", rings(graph, graph.scaled(flat, (1, 1, 1), location=(7.7, 3.1, 0)), 0.55, 0.064),
                                                         m("MULTIPLY", rings(graph, graph.scaled(flat, (1, 1, 1), location=(2.2, 9.4, 0)), 0.20, 0.030), 0.5)))
    strokes = m("MULTIPLY", strokes, graph.smooth(far, 8.0, 30.0, 0.0030, 0.0010, "LINEAR"))
    height = m("ADD", m("MULTIPLY", relief, m("SUBTRACT", 1.0, water)), m("MULTIPLY", strokes, m("ADD", 0.25, m("MULTIPLY", water, 0.75))))
    normal = graph.bump(height, 1.0, 1.0)
    graph.set(Base_Color=shade, Roughness=0.6, Specular=0.2, Normal=normal)
    damp = graph.smooth(worn, 0.3, 0.7, 0.07, 0.19, "LINEAR")
    rough = m("ADD", m("MULTIPLY", damp, m("SUBTRACT", 1.0, water)), m("MULTIPLY", water, graph.smooth(far, 8.0, 40.0, 0.012, 0.05)))
    film(graph, normal, rough)
    return graph.material
