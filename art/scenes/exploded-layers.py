"""Studio: the five layers of an eArc laminate floating apart on one gentle curve."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, cells, geometry, light, materials, module, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 32, 2, 0.0
SIZE = (0.790, 0.985)        # of the laminate shown: 4 x 10 half-cut cells
RADIUS = 2.4                 # all layers follow the same curve
LEVELS = (0.16, 0.33, 0.52, 0.70, 0.88)   # back, encapsulant, cells, encapsulant, front


def build(seed):
    lamps = light.studio((0, 0, 0.6), power=0.9, ambient=0.16)
    studio.aim(lamps["key"], (-2.3, -0.6, 2.9), (0, 0, 0.6))
    studio.aim(lamps["rim"], (2.6, 1.3, 2.1), (0, 0, 0.7))
    lamps["rim"].data.energy = 120
    light.panel("low", (-0.6, -2.6, 1.0), (0, 0, 0.5), (1.6, 0.7), 30, (0.90, 0.95, 1.0))
    studio.cove((0.30, 0.31, 0.325), far=2.6)
    shape = module.arc(RADIUS, along="x")
    layer("back", shape, LEVELS[0], studio.composite())
    layer("encapsulant", shape, LEVELS[1], milky("encapsulant"))
    string_cells(shape, LEVELS[2])
    layer("encapsulant", shape, LEVELS[3], milky("encapsulant upper"))
    layer("front", shape, LEVELS[4], film("front", 0.08, 0.36, texture=True))
    camera.place((-1.40, -1.92, 1.38), (0.0, 0.0, 0.405), lens=36.5, focus=(-0.3, -0.45, 0.55), aperture=11.0)


def placed(shape, level):
    """The curve at a height; seen from a corner the layers run along the diagonal."""
    return lambda x, y: shape(x, y) + Vector((0, 0, level))


def layer(name, shape, level, face):
    return module.laminate(name, SIZE, placed(shape, level), face, face, (36, 36))


def milky(name):
    """Encapsulant before it is laminated: a milky, slightly bluish film that clears only in the heat."""
    return materials.surface(name, (0.47, 0.58, 0.66), 0.30, specular=0.45, variation=0.04, blotch=3.0, grain=240, bump=0.10, depth=0.0003, wave=0.0015)


def film(name, veil, rough, texture=False):
    """Clear polymer: mostly lets light through, mirrors at grazing angles, a trace of white veil."""
    graph = materials.Graph(name)
    clear = graph.node("ShaderNodeBsdfTransparent", Color=(0.96, 0.975, 0.98))
    milk = graph.node("ShaderNodeBsdfTranslucent", Color=(0.86, 0.89, 0.92))
    gloss = graph.node("ShaderNodeBsdfGlossy", Roughness=rough, Color=(1, 1, 1))
    white = graph.node("ShaderNodeBsdfDiffuse", Color=(0.80, 0.83, 0.86))
    normal = graph.bump(graph.noise(graph.place(), 5.0, 2), 0.6, 0.003)
    if texture:
        normal = graph.bump(graph.noise(graph.place("uv"), 420, 1), 0.35, 0.0005, normal)
    graph.feed(gloss.inputs["Normal"], normal)
    cloud = graph.node("ShaderNodeMixShader", Fac=0.5)
    graph.links.new(milk.outputs[0], cloud.inputs[1])
    graph.links.new(white.outputs[0], cloud.inputs[2])
    body = graph.node("ShaderNodeMixShader", Fac=veil)
    graph.links.new(clear.outputs[0], body.inputs[1])
    graph.links.new(cloud.outputs[0], body.inputs[2])
    whole = graph.node("ShaderNodeMixShader", Fac=graph.sheen(1.42, normal))
    graph.links.new(body.outputs[0], whole.inputs[1])
    graph.links.new(gloss.outputs[0], whole.inputs[2])
    graph.links.new(whole.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def string_cells(shape, level):
    """Forty half cells in four strings, joined by fine wires, with cross connectors at both ends."""
    plan = {**module.layout("off-grid-small")}
    face = cells.face(plan, "black", 0.42, 0.0)
    rear = materials.surface("cell rear", (0.22, 0.225, 0.23), 0.5, 0.3)
    copper = materials.surface("ribbon", (0.62, 0.63, 0.64), 0.3, 1.0, variation=0.05)
    wide, high = plan["cell"]
    gap_x, gap_y, middle = plan["gaps"]
    cut = plan["chamfer"]
    place = placed(shape, level)
    for column in range(4):
        left = (column - 2) * (wide + gap_x) + gap_x / 2
        for row in range(10):
            half = row - 5
            low = (half * (high + gap_y) + middle / 2) if half >= 0 else ((half + 1) * (high + gap_y) - middle / 2 - high)
            outer_top = (abs(half) if half >= 0 else abs(half + 1)) % 2 == (1 if half >= 0 else 0)
            cell(place, left, low, wide, high, cut, outer_top, face, rear)
        for wire in range(plan["busbars"]):
            x = left + (wire + 0.5) * wide / plan["busbars"]
            for start, end in ((middle / 2 - 0.004, 0.468), (-0.468, -middle / 2 + 0.004)):
                geometry.tube("wire", [place(x, start + (end - start) * s / 16) + Vector((0, 0, 0.0004)) for s in range(17)], 0.00022, copper, resolution=1)
    for y in (-0.470, 0.0, 0.470):
        geometry.tube("connector", [place(-0.372 + 0.744 * s / 8, y) for s in range(9)], 0.0016, copper, resolution=1)


def cell(place, left, low, wide, high, cut, outer_top, face, rear):
    """One half cell: a thin wafer; the two corners that were outer corners of the full wafer are cut."""
    steps = 4
    rows = [low, low + cut, *(low + high * s / steps for s in range(1, steps)), low + high - cut, low + high]
    vertices, uvs, faces = [], [], []
    for y in sorted(rows):
        inset = 0.0
        if outer_top and y > low + high - 1e-6 or (not outer_top and y < low + 1e-6):
            inset = cut
        for x in (left + inset, left + wide - inset):
            vertices.append(place(x, y))
            uvs.append((x, y))
    for row in range(len(rows) - 1):
        faces.append((row * 2, row * 2 + 1, row * 2 + 3, row * 2 + 2))
    mesh = geometry.mesh_from("cell", vertices, faces, smooth=True)
    coordinates = mesh.uv_layers.new(name="metres")
    for loop in mesh.loops:
        coordinates.data[loop.index].uv = uvs[loop.vertex_index]
    entity = geometry.link(mesh, face)
    mesh.materials.append(rear)
    wafer = entity.modifiers.new("wafer", "SOLIDIFY")
    wafer.thickness, wafer.offset, wafer.material_offset, wafer.material_offset_rim = 0.0003, -1, 1, 1


scene.render(build, "exploded-layers", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
