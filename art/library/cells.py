"""The face of a module as one procedural material, drawn from UV in metres.

A pattern from numbers stays sharp at any distance and costs nothing per copy. Every cell
and every module is a slightly different blue, as in a real delivery.
"""
from . import materials
from .nodes import Graph

BACKSHEETS = {"white": (0.43, 0.44, 0.44), "grey": (0.13, 0.132, 0.136), "black": (0.030, 0.030, 0.032)}


def face(layout, backsheet="black", gloss=0.40, dust=0.05):
    """layout: see module.FORMATS. gloss: roughness of the matte polymer front."""
    graph = Graph(f"cells {layout['name']} {backsheet}")
    m = graph.math
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(graph.place("uv"), split.inputs[0])
    x, y = split.outputs[0], split.outputs[1]
    wide, high = layout["cell"]
    gap_x, gap_y, middle = layout["gaps"]
    columns, rows = layout["columns"], layout["rows"]
    pitch_x, pitch_y = wide + gap_x, high + gap_y

    # Lines thinner than a pixel only make noise: with distance they widen and pale alike.
    far = graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    near = graph.smooth(far, 0.6, 4.0, 1.0, 0.0)

    def covered(place, size, gap):
        """1 inside a cell, less on the drawn line round it."""
        drawn = m("MAXIMUM", m("MULTIPLY", far, 0.0010), gap)
        inset = m("MULTIPLY", m("SUBTRACT", drawn, gap), 0.5)
        inside = m("MULTIPLY", m("GREATER_THAN", place, inset), m("LESS_THAN", place, m("SUBTRACT", size, inset)))
        return m("MAXIMUM", inside, m("SUBTRACT", 1.0, m("DIVIDE", gap, drawn)))

    from_left = m("ADD", x, (columns * pitch_x - gap_x) / 2)
    column = m("FLOOR", m("DIVIDE", from_left, pitch_x))
    across = m("SUBTRACT", from_left, m("MULTIPLY", column, pitch_x))
    in_columns = m("COMPARE", column, (columns - 1) / 2, columns / 2 - 0.01)
    in_columns = m("MULTIPLY", in_columns, m("LESS_THAN", from_left, columns * pitch_x - gap_x))
    # The two halves of the module mirror each other about a slightly wider middle gap.
    from_middle = m("SUBTRACT", m("ABSOLUTE", y), middle / 2)
    row = m("FLOOR", m("DIVIDE", from_middle, pitch_y))
    along = m("SUBTRACT", from_middle, m("MULTIPLY", row, pitch_y))
    in_rows = m("COMPARE", row, (rows / 2 - 1) / 2, rows / 4 - 0.01)
    in_rows = m("MULTIPLY", in_rows, m("LESS_THAN", from_middle, rows / 2 * pitch_y - gap_y))

    # Half cells are cut from one wafer whose corners are chamfered: only outer corners are.
    pair = m("SUBTRACT", m("SUBTRACT", from_middle,
                           m("MULTIPLY", m("FLOOR", m("DIVIDE", row, 2)), 2 * pitch_y)), pitch_y - gap_y / 2)
    corner = m("ADD", m("ABSOLUTE", m("SUBTRACT", across, wide / 2)), m("ABSOLUTE", pair))
    whole = m("LESS_THAN", corner, wide / 2 + high + gap_y / 2 - layout["chamfer"])
    cell = m("MULTIPLY", m("MULTIPLY", in_columns, in_rows), whole)
    cell = m("MULTIPLY", cell, m("MULTIPLY", covered(across, wide, gap_x), covered(along, high, gap_y)))

    bars = layout["busbars"]
    offset = m("FRACT", m("MULTIPLY", across, bars / wide))
    drawn = m("MINIMUM", m("MAXIMUM", m("MULTIPLY", far, 0.0007), layout["wire"]), wide / bars)
    wire = m("LESS_THAN", m("ABSOLUTE", m("SUBTRACT", offset, 0.5)), m("MULTIPLY", drawn, 0.5 * bars / wide))
    wire = m("MULTIPLY", wire, m("DIVIDE", layout["wire"], drawn))
    in_field = m("MULTIPLY", m("LESS_THAN", from_middle, rows / 2 * pitch_y - gap_y), m("GREATER_THAN", from_middle, 0.0))
    wire = m("MULTIPLY", m("MULTIPLY", wire, in_columns), in_field)
    finger = m("LESS_THAN", m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("MULTIPLY", along, 1 / 0.0014)), 0.5)), 0.016)

    number = graph.node("ShaderNodeCombineXYZ", X=column, Y=m("MULTIPLY", row, m("SIGN", y)), Z=m("MULTIPLY", graph.random(), 97.0))
    lottery = graph.node("ShaderNodeTexWhiteNoise")
    graph.links.new(number.outputs[0], lottery.inputs["Vector"])
    value = m("ADD", 0.62, m("ADD", m("MULTIPLY", lottery.outputs["Value"], 0.50), m("MULTIPLY", graph.random(), 0.30)))
    hue = m("ADD", 0.494, m("MULTIPLY", graph.random(), 0.010))
    blue = graph.node("ShaderNodeHueSaturation", Color=(0.0042, 0.0084, 0.0190), Value=value, Hue=hue).outputs[0]
    blue = graph.mix(m("MULTIPLY", m("MULTIPLY", finger, near), 0.5), blue, (0.20, 0.21, 0.22))
    shade = graph.mix(cell, BACKSHEETS[backsheet], blue)
    shade = graph.mix(wire, shade, (0.24, 0.245, 0.25) if backsheet == "white" else (0.21, 0.215, 0.22))

    # On the sheet, not in space: a sheet that is bent takes them along.
    place = graph.place("uv")
    film = graph.noise(graph.scaled(place, (1.7, 0.6, 1.7)), 1.6, 4, 0.7)
    soil = m("MULTIPLY", graph.smooth(film, 0.30, 0.80, 0.25, 1.0), dust)
    shade = graph.mix(soil, shade, (0.23, 0.205, 0.17))
    rough = m("ADD", gloss - 0.02, m("MULTIPLY", film, 0.05))

    # The laminate is never perfectly flat: slow waves bend the reflections.
    normal = graph.bump(graph.noise(place, 2.3, 0, 0.4), 1.0, 0.0009)
    print_through = graph.node("ShaderNodeBump", Distance=0.00012, Strength=m("MULTIPLY", near, 0.7), Normal=normal)
    graph.links.new(m("ADD", m("MULTIPLY", cell, 0.5), wire), print_through.inputs["Height"])
    texture = graph.node("ShaderNodeBump", Distance=0.00016, Strength=m("MULTIPLY", near, 0.35),
                         Normal=print_through.outputs[0])
    graph.links.new(graph.noise(graph.place("uv"), 720, 1, 0.5), texture.inputs["Height"])
    graph.set(Base_Color=shade, Roughness=rough, Specular=0.26, Normal=texture.outputs[0])
    return graph.material


def edge(backsheet):
    """Rim and rear: the bare composite."""
    color = (0.55, 0.56, 0.56) if backsheet == "white" else (0.014, 0.014, 0.015)
    return materials.plastic(f"laminate rim {backsheet}", color, 0.5)
