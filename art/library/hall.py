"""Parts of a production hall: machines, conveyors, roof, stacks, a worn floor, fences, racks, lamps, panes at night."""
import math

from . import geometry, materials, module
from .nodes import Graph

TRACK = 0.90                 # height of the conveyor's rollers


def shine(name, color, strength):
    graph = Graph(name)
    graph.set(Base_Color=(0.0, 0.0, 0.0), Emission=(*color, 1.0), Emission_Strength=strength, Specular=0.0)
    graph.material.cycles.sample_as_light = False
    return graph.material


def glowing(name, size, material, location):
    """A lit face that camera and reflections see; the light itself comes from area lamps."""
    face = geometry.box(name, size, material, location, bevel=0)
    face.visible_diffuse = False
    return face


def sheet(left, right, near, far, tall, material):
    """Ribbed roof sheet, its ribs along y."""
    ribs = []
    for index in range(int((right - left) / 0.28)):
        x = left + index * 0.28
        ribs += [(x, 0.0), (x + 0.12, 0.0), (x + 0.16, 0.09), (x + 0.24, 0.09)]
    return geometry.extrude("roof sheet", ribs, geometry.straight((0, near, tall), (0, far, tall), (1, 0, 0)), material, 20)


def truss(left, right, low, high, count, steel):
    """A girder across the hall with two chords and count braces."""
    parts = []
    for z, size in ((low, 0.055), (high, 0.06)):
        parts.append(geometry.box("chord", (right - left, size * 2, size * 2), steel, ((right + left) / 2, 0, z), bevel=0.01))
    for index in range(count):
        a, b = left + (right - left) * index / count, left + (right - left) * (index + 1) / count
        ends = ((a, 0, low), (b, 0, high)) if index % 2 == 0 else ((a, 0, high), (b, 0, low))
        parts.append(geometry.tube("brace", list(ends), 0.035, steel, resolution=2))
    return geometry.join("truss", parts)


def column(tall, steel):
    return geometry.join("column", [geometry.box("web", (0.012, 0.20, tall), steel, (0, 0, tall / 2), bevel=0.002),
                                    *(geometry.box("flange", (0.20, 0.014, tall), steel, (0, y, tall / 2), bevel=0.003) for y in (-0.10, 0.10)),
                                    geometry.box("foot", (0.42, 0.42, 0.025), steel, (0, 0, 0.0125), bevel=0.004)])


def tray(x, near, far, z, material):
    """A cable tray along y."""
    profile = [(-0.20, 0.09), (-0.20, 0), (0.20, 0), (0.20, 0.09), (0.197, 0.09), (0.197, 0.003), (-0.197, 0.003), (-0.197, 0.09)]
    return geometry.extrude("tray", profile, geometry.straight((x, near, z), (x, far, z), (1, 0, 0)), material, 20, True)


def ladder(x, near, far, z, material):
    """A cable ladder along y: what lies on its rungs is seen from below."""
    parts = [geometry.box("stringer", (0.004, far - near, 0.085), material, (x + side * 0.20, (near + far) / 2, z + 0.042), bevel=0.001) for side in (-1, 1)]
    parts += [geometry.box("lip", (0.018, far - near, 0.003), material, (x + side * 0.192, (near + far) / 2, z + 0.002), bevel=0.001) for side in (-1, 1)]
    parts += [geometry.box("rung", (0.398, 0.032, 0.016), material, (x, near + 0.15 + index * 0.3, z + 0.012), bevel=0.003) for index in range(int((far - near) / 0.3))]
    return geometry.join("cable ladder", parts)


def machine(length, tall, bays, color):
    """A cabinet round the conveyor: closed base, hood with dark panes on both sides, signal lamp, screen."""
    shell, trim, pane = materials.paint(f"cabinet {bays}", color, 0.36, dirt=0.04), materials.paint("cabinet trim", (0.055, 0.07, 0.082), 0.4), materials.plastic("smoked pane", (0.010, 0.013, 0.016), 0.07)
    steel, dark, half = materials.stainless(), materials.rubber(), 1.02
    parts = [geometry.box("plinth", (2 * half - 0.10, length - 0.08, 0.10), dark, (0, 0, 0.05), bevel=0.005),
             geometry.box("base", (2 * half, length, 0.66), shell, (0, 0, 0.43), bevel=0.018, segments=3),
             geometry.box("band", (2 * half + 0.004, length + 0.004, 0.05), trim, (0, 0, 0.735), bevel=0.004),
             geometry.box("hood", (2 * half, length, tall - 1.16), shell, (0, 0, (tall + 1.16) / 2), bevel=0.03, segments=4),
             geometry.box("hood band", (2 * half + 0.004, length + 0.004, 0.05), trim, (0, 0, 1.185), bevel=0.004)]
    for side in (-1, 1):
        parts.append(geometry.box("inner", (0.10, length - 0.06, 0.44), trim, (side * (half - 0.07), 0, 0.95), bevel=0.004))
        for bay in range(bays):
            y = ((bay + 0.5) / bays - 0.5) * length
            wide, x = length / bays, side * (half + 0.001)
            parts.append(geometry.box("flap", (0.02, wide - 0.04, tall - 1.36), trim, (x, y, (tall + 1.20) / 2), bevel=0.006))
            parts.append(geometry.box("pane", (0.012, wide - 0.20, tall - 1.54), pane, (x + side * 0.008, y, (tall + 1.22) / 2), bevel=0.004))
            parts.append(geometry.tube("handle", [(x + side * 0.012, y - 0.14, 1.285), (x + side * 0.045, y - 0.13, 1.285), (x + side * 0.045, y + 0.13, 1.285), (x + side * 0.012, y + 0.14, 1.285)], 0.008, steel))
            parts.append(geometry.box("joint", (0.006, 0.006, 0.60), dark, (x, y + wide / 2, 0.41), bevel=0))
            for slat in range(5):
                parts.append(geometry.box("slat", (0.008, 0.34, 0.012), dark, (x, y, 0.26 + slat * 0.03), bevel=0.001))
            parts.append(geometry.box("lock", (0.01, 0.03, 0.08), dark, (x, y + wide * 0.40, 0.55), bevel=0.002))
    for index in range(2):
        parts.append(geometry.cylinder("outlet", 0.16, 0.30, materials.galvanised(), (0.35, (index - 0.5) * length * 0.5, tall), sides=40))
        parts.append(geometry.tube("hose", [(0.35, (index - 0.5) * length * 0.5, tall + 0.2), (0.35, (index - 0.5) * length * 0.5, 4.2), (1.2, (index - 0.5) * length * 0.5, 4.8), (2.1, (index - 0.5) * length * 0.5, 4.95)], 0.115, materials.galvanised(), smooth=True, resolution=6))
    x, y = -half + 0.14, -length / 2 + 0.16
    parts.append(geometry.cylinder("pole", 0.012, 0.22, steel, (x, y, tall)))
    for index, color in enumerate(((0.05, 0.42, 0.12), (0.50, 0.25, 0.01), (0.40, 0.02, 0.015))):
        lens = shine("green lens", (0.10, 0.85, 0.25), 1.6) if index == 0 else materials.plastic(f"lens {index}", color, 0.25)
        parts.append(geometry.cylinder("lens", 0.032, 0.066, lens, (x, y, tall + 0.22 + index * 0.07), sides=32, bevel=0.006))
    # The operator's screen hangs on an arm at the near corner.
    parts += [geometry.tube("arm", [(-half, y, 1.62), (-half - 0.30, y - 0.02, 1.62), (-half - 0.30, y - 0.02, 1.50)], 0.018, steel),
              geometry.box("screen case", (0.40, 0.045, 0.30), trim, (-half - 0.30, y - 0.03, 1.36), (0.12, 0, -0.25), 0.012, 3),
              geometry.box("screen", (0.345, 0.004, 0.235), shine("screen", (0.10, 0.24, 0.32), 0.55), (-half - 0.306, y - 0.054, 1.363), (0.12, 0, -0.25), 0.001)]
    return geometry.join("machine", parts)


def bed():
    """One section of conveyor, 2.4 m long, with its rollers."""
    metal, steel, dark = materials.aluminium(0.36), materials.stainless(), materials.rubber()
    roller = [geometry.cylinder("roller", 0.025, 1.30, steel, (-0.65, 0, 0), (0, math.pi / 2, 0), sides=20)]
    for x in (-0.5, -0.17, 0.17, 0.5):
        roller.append(geometry.cylinder("ring", 0.0265, 0.05, dark, (x - 0.025, 0, 0), (0, math.pi / 2, 0), sides=20, bevel=0.003))
    roller = geometry.join("roller", roller)
    parts = []
    for index in range(15):
        copy = geometry.instance(roller, (0, (index + 0.5) * 2.4 / 15, TRACK - 0.0265))
        copy.data = roller.data.copy()
        parts.append(copy)
    roller.hide_render = True
    for side in (-1, 1):
        parts.append(geometry.box("rail", (0.045, 2.396, 0.12), metal, (side * 0.69, 1.2, TRACK - 0.045), bevel=0.004))
        for z in (-0.075, -0.045, -0.015):
            parts.append(geometry.box("slot", (0.002, 2.39, 0.009), dark, (side * 0.713, 1.2, TRACK + z), bevel=0))
        parts.append(geometry.box("leg", (0.08, 0.08, TRACK - 0.12), metal, (side * 0.69, 0.5, (TRACK - 0.12) / 2 + 0.03), bevel=0.004))
        parts.append(geometry.cylinder("foot", 0.05, 0.035, dark, (side * 0.69, 0.5, 0)))
    parts.append(geometry.box("cross", (1.34, 0.06, 0.06), metal, (0, 0.5, 0.24), bevel=0.004))
    parts.append(geometry.box("drive", (0.22, 0.30, 0.16), materials.paint("drive", (0.05, 0.075, 0.10), 0.4), (0.40, 1.5, TRACK - 0.18), bevel=0.02))
    return geometry.join("bed", parts)


def pallet_parts():
    """What stack() needs: a board drawn once, its wood, the sheets that lie between modules."""
    wood, felt = materials.wood((0.36, 0.27, 0.17), rough=0.75), materials.plastic("interleaf", (0.42, 0.42, 0.41), 0.7)
    board = geometry.box("board", (0.10, 2.35, 0.022), wood, bevel=0.003)
    board.hide_render = True
    return board, wood, felt


def stack(place, count, dice, sheet, board, wood, felt):
    """Modules on a pallet, interleaved sheet by sheet."""
    px, py = place
    for index in range(9):
        geometry.instance(board, (px - 0.56 + index * 0.14, py, 0.135 + dice.uniform(-0.001, 0.001)))
    for bx in (-0.52, 0.0, 0.52):
        geometry.box("runner", (0.10, 2.35, 0.12), wood, (px + bx, py, 0.062), bevel=0.004)
    for index in range(count):
        z = 0.148 + index * 0.005
        shift, turn = dice.uniform(-0.004, 0.004), dice.uniform(-0.002, 0.002)
        geometry.box("interleaf", (1.19, 2.23, 0.0028), felt, (px, py, z + 0.0014), (0, 0, turn), 0)
        geometry.instance(sheet, (px + shift, py + dice.uniform(-0.004, 0.004), z + 0.0029), (0, 0, turn))


def night(name, strength, base, reach=3.2):
    """What panes show at night: blue sky that pales towards a dark, uneven line of trees at height base, over reach metres."""
    graph = Graph(name)
    split, place = graph.node("ShaderNodeSeparateXYZ"), graph.place("world")
    graph.links.new(place, split.inputs[0])
    high = graph.math("SUBTRACT", split.outputs["Z"], base)
    sky = graph.mix(graph.smooth(high, 0.0, reach), (0.115, 0.235, 0.43), (0.022, 0.060, 0.165))
    edge = graph.math("ADD", high, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(graph.scaled(place, (0.3, 0.8, 0.6)), 1.0, 6, 0.6), 0.5), 1.4))
    graph.set(Base_Color=(0, 0, 0), Roughness=0.05, Specular=0.5, Emission=graph.mix(graph.smooth(edge, -0.05, 0.05), (0.006, 0.010, 0.016), sky), Emission_Strength=strength)
    graph.material.cycles.sample_as_light = False
    return graph.material


def worn_floor(lanes, tracks, turn):
    """Sealed concrete in world metres: saw cuts, scuffed yellow lanes and the tyre tracks of a forklift, all along y.

    lanes, tracks: x of each; turn: middle and radius of a track where the forklift swings round.
    """
    graph = Graph("worn floor")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    cloud, patch, fine = graph.noise(place, 0.45, 5, 0.6), graph.noise(place, 2.1, 6, 0.65, 0.4), graph.noise(place, 70, 4, 0.65)
    value = m("MULTIPLY", graph.smooth(cloud, 0.3, 0.7, 0.78, 1.16, "LINEAR"), graph.smooth(patch, 0.3, 0.7, 0.88, 1.10, "LINEAR"))
    value = m("MULTIPLY", value, graph.smooth(fine, 0.3, 0.7, 0.86, 1.12, "LINEAR"))
    tone = graph.node("ShaderNodeHueSaturation", Color=(0.155, 0.151, 0.142), Value=value).outputs[0]
    # A driver never takes quite the same line twice: tracks sway, and rubber comes off in patches.
    sway = m("MULTIPLY", m("SUBTRACT", graph.noise(graph.scaled(place, (0, 0.16, 0)), 1.0, 2), 0.5), 0.55)
    rubbed = graph.noise(graph.scaled(place, (22, 1.6, 1)), 1.0, 7, 0.75)
    (cx, cy), radius = turn
    across, along = m("SUBTRACT", x, cx), m("SUBTRACT", y, cy)
    arc = m("SUBTRACT", m("SQRT", m("ADD", m("MULTIPLY", across, across), m("MULTIPLY", along, along))), radius)
    ways = [m("SUBTRACT", m("ADD", x, sway), at) for at in tracks] + [arc, m("SUBTRACT", arc, 0.92)]
    track = 0.0
    for way in ways:
        wide = m("ADD", m("ABSOLUTE", way), m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.03))
        track = m("MAXIMUM", track, graph.smooth(wide, 0.066, 0.090, 1.0, 0.0))
    track = m("MULTIPLY", track, m("MULTIPLY", graph.smooth(rubbed, 0.30, 0.64, 0.25, 1.0), graph.smooth(cloud, 0.36, 0.60, 0.10, 0.85)))
    painted = 0.0
    for at in lanes:
        ragged = m("ADD", m("ABSOLUTE", m("SUBTRACT", x, at)), m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.010))
        painted = m("MAXIMUM", painted, graph.smooth(ragged, 0.047, 0.053, 1.0, 0.0))
    scratched = graph.noise(graph.scaled(place, (9, 30, 9), rotation=(0, 0, 0.5)), 1.0, 5, 0.75, 0.3)
    painted = m("MULTIPLY", painted, m("MULTIPLY", graph.smooth(scratched, 0.57, 0.49), graph.smooth(patch, 0.58, 0.50, 0.15, 1.0)))
    tone = graph.mix(painted, tone, graph.mix(cloud, (0.44, 0.27, 0.022), (0.56, 0.37, 0.035)))
    tone = graph.mix(m("MULTIPLY", track, 0.85), tone, (0.022, 0.021, 0.020))
    oil = m("MULTIPLY", graph.smooth(graph.noise(place, 1.3, 3, 0.5), 0.67, 0.72), 0.55)
    lines = graph.noise(graph.scaled(place, (4, 70, 4), rotation=(0, 0, 1.1)), 1.0, 3, 0.5, 0.4)
    scuffs = m("MULTIPLY", graph.smooth(lines, 0.67, 0.75), graph.smooth(patch, 0.48, 0.60))
    tone = graph.mix(oil, graph.mix(m("MULTIPLY", scuffs, 0.45), tone, (0.05, 0.048, 0.045)), (0.055, 0.051, 0.045))
    cut = 0.0
    for at, step in ((x, 4.4), (y, 5.0)):
        gap = m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("DIVIDE", m("ADD", at, 1.9), step)), 0.5))
        cut = m("MAXIMUM", cut, graph.smooth(gap, 0.003 / step, 0.006 / step, 1.0, 0.0))
    tone = graph.mix(m("MULTIPLY", cut, 0.8), tone, (0.018, 0.018, 0.018))
    rough = m("ADD", graph.smooth(patch, 0.3, 0.72, 0.15, 0.40, "LINEAR"), m("MULTIPLY", m("MAXIMUM", track, painted), 0.14))
    rough = m("ADD", rough, m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.12))
    normal = graph.bump(graph.noise(place, 0.9, 2, 0.4), 1.0, 0.0016)
    graph.set(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=graph.bump(fine, 0.12, 0.0006, normal))
    return graph.material


def fence(wide=1.5, tall=2.0):
    """One panel of machine fencing along y from the origin: a yellow post, dark mesh in a frame."""
    yellow, dark = materials.paint("fence post", (0.58, 0.38, 0.025), 0.4, dirt=0.12), materials.paint("mesh", (0.030, 0.031, 0.033), 0.5)
    parts = [geometry.box("post", (0.06, 0.06, tall + 0.04), yellow, (0, 0, tall / 2 + 0.03), bevel=0.004),
             geometry.box("plate", (0.14, 0.14, 0.010), yellow, (0, 0, 0.005), bevel=0.003)]
    low, near, far = 0.14, 0.05, wide - 0.05
    for z in (low, tall):
        parts.append(geometry.box("frame", (0.022, far - near, 0.022), dark, (0, wide / 2, z), bevel=0.003))
    for y in (near, far):
        parts.append(geometry.box("frame", (0.022, 0.022, tall - low), dark, (0, y, (tall + low) / 2), bevel=0.003))
    count = round((far - near) / 0.05)
    for index in range(1, count):
        parts.append(geometry.box("wire", (0.0035, 0.0035, tall - low), dark, (0, near + (far - near) * index / count, (tall + low) / 2), bevel=0))
    for index in range(1, 19):
        parts.append(geometry.box("wire", (0.0035, far - near, 0.0035), dark, (0.003, wide / 2, low + (tall - low) * index / 19), bevel=0))
    return geometry.join("fence", parts)


def rack(dice, empty=(), place=(0, 0), turn=0.0, levels=8):
    """A trolley with finished modules on thin arms, its long side along y; empty: levels without one."""
    frame, grip, metal = materials.paint("rack", (0.035, 0.075, 0.105), 0.42, dirt=0.15), materials.rubber(), materials.galvanised()
    first, step = 0.34, 0.135
    top = first + levels * step + 0.02
    parts = []
    for x in (-0.66, 0.66):
        for y in (-1.05, 0, 1.05):
            parts.append(geometry.box("post", (0.04, 0.04, top - 0.17), frame, (x, y, (top + 0.17) / 2), bevel=0.004))
        parts.append(geometry.box("sill", (0.05, 2.16, 0.06), frame, (x, 0, 0.20), bevel=0.004))
        parts.append(geometry.box("rail", (0.04, 2.14, 0.04), frame, (x, 0, top), bevel=0.004))
        for y in (-0.98, 0.98):
            parts += [geometry.cylinder("wheel", 0.062, 0.036, grip, (x - 0.018, y + 0.03, 0.062), (0, math.pi / 2, 0), bevel=0.008),
                      geometry.box("fork", (0.048, 0.075, 0.012), metal, (x, y + 0.015, 0.152), bevel=0.003)]
            parts += [geometry.box("cheek", (0.004, 0.04, 0.10), metal, (x + side * 0.022, y + 0.02, 0.105), bevel=0.001) for side in (-1, 1)]
    for y in (-1.05, 0, 1.05):
        parts.append(geometry.box("cross", (1.28, 0.05, 0.05), frame, (0, y, 0.20), bevel=0.004))
        for level in range(levels):
            parts.append(geometry.box("arm", (1.30, 0.022, 0.012), metal, (0, y, first + level * step - 0.006), bevel=0.002))
    handle = [(-0.66, -1.07, 0.62), (-0.66, -1.19, 0.66), (-0.66, -1.20, 1.02), (0.66, -1.20, 1.02), (0.66, -1.19, 0.66), (0.66, -1.07, 0.62)]
    parts.append(geometry.tube("handle", handle, 0.014, frame, resolution=5))
    sheet = module.make("smf-520", backsheet="white", dust=0.0, gloss=0.5)
    sheet.hide_render = True
    # Seen as flat as here, the slow waves of a face would look like sheets that sag.
    for node in sheet.data.materials[0].node_tree.nodes:
        if node.type == "BUMP" and node.inputs["Distance"].default_value > 0.0005:
            node.inputs["Strength"].default_value = 0.08
    whole = [geometry.join("rack", parts)]
    for level in range(levels):
        if level not in empty:
            whole.append(geometry.instance(sheet, (dice.uniform(-0.012, 0.012), dice.uniform(-0.02, 0.02), first + level * step + 0.0004), (0, 0, dice.uniform(-0.004, 0.004))))
    return geometry.group("rack", whole, (*place, 0), (0, 0, turn))


def lamp_row(x, near, far, z, length, gap, strength):
    """Linear LED lamps in a row along y: aluminium housings, an end cap each, a frosted cover that is seen lit."""
    metal, cap = materials.aluminium(0.4), materials.plastic("lamp cap", (0.03, 0.031, 0.033), 0.45)
    for index in range(int((far - near) / (length + gap))):
        y = near + (index + 0.5) * (length + gap)
        geometry.box("lamp housing", (0.085, length, 0.040), metal, (x, y, z + 0.024), bevel=0.006)
        # No two lamps have aged alike.
        tint = (0.86 - 0.02 * (index % 3), 0.95, 1.0)
        glowing("lamp cover", (0.070, length - 0.05, 0.010), shine("lamp cover", tint, strength * (1 - 0.10 * (index * 7 % 4))), (x, y, z + 0.002))
        for side in (-1, 1):
            geometry.box("lamp cap", (0.088, 0.022, 0.046), cap, (x, y + side * (length / 2), z + 0.024), bevel=0.005)


def gloves(place, turn=0.0):
    """A pair of thin assembly gloves thrown down, one half across the other."""
    knit = materials.fabric("glove", (0.30, 0.31, 0.31), 1400)
    dipped = materials.surface("dipped", (0.030, 0.032, 0.036), 0.6, variation=0.2, grain=300, bump=0.3, depth=0.0004)

    def one(lift):
        parts = [geometry.box("palm", (0.088, 0.095, 0.020), dipped, (0, 0, lift + 0.010), bevel=0.009, segments=4),
                 geometry.box("cuff", (0.078, 0.075, 0.022), knit, (0, -0.080, lift + 0.011), bevel=0.010, segments=4),
                 geometry.tube("thumb", [(0.036, -0.02, lift + 0.010), (0.062, 0.018, lift + 0.010), (0.066, 0.044, lift + 0.010)], 0.0095, dipped, smooth=True)]
        for index, reach in enumerate((0.070, 0.082, 0.078, 0.060)):
            finger = -0.033 + index * 0.022
            parts.append(geometry.tube("finger", [(finger, 0.035, lift + 0.010), (finger * 1.15, 0.05 + reach * 0.5, lift + 0.011), (finger * 1.25 + 0.006, 0.045 + reach, lift + 0.0095)], 0.0092, dipped, smooth=True))
        return geometry.join("glove", parts)
    first, second = one(0.0), one(0.0215)
    second.rotation_euler, second.location = (0, 0, 0.9), (0.035, 0.02, 0)
    return geometry.group("gloves", [first, second], place, (0, 0, turn))
