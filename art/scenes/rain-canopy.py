"""A rainy evening from the top of some steps: a bicycle shelter with laminates flexed over its roof, lamps in the wet paving."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402
from mathutils import Euler  # noqa: E402

from library import bicycles, buildings, camera, canopies, cars, flats, foliage, geometry, light, materials, props, rain, rainfall, roofs, scene, weather, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 6, 1.95
RADIUS, HALF_ANGLE, CROWN = 4.2, 34.0, 3.08
LONG = 19.9                               # of the roof, along y
EYE, AZIMUTH, LENS = (-4.75, -1.55, 3.45), 19.0, 35
HAZE = 150.0                              # rain takes the far end of the square away
WARM, COOL = (1.0, 0.66, 0.34), (0.95, 0.97, 1.0)
PIXEL = 36 / LENS / WIDTH
POSTS = ((-4.3, 19.5), (-6.6, 35.0), (5.6, 26.0), (-14.5, 27.0))


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    bpy.context.scene.cycles.glossy_bounces = 3
    light.daylight(elevation=4.0, azimuth=125.0, dust=1.4, clouds=0.0, seed=seed)
    rain.dusk(seed=seed)
    edge = roof(dice)
    structure(edge)
    parked(dice)
    square(dice)
    leaves(dice)
    traffic()
    town(dice)
    falling(edge)
    rain.veil()
    turn = math.radians(AZIMUTH)
    camera.place(EYE, (EYE[0] + 6 * math.sin(turn), EYE[1] + 6 * math.cos(turn), EYE[2] - 0.62), lens=LENS,
                 focus=(-1.2, 3.2, 2.7), aperture=4.0, shift=(0, -0.03))


def roof(dice):
    """Returns the eaves' edge: x of the near one and its height."""
    sheet, trim = materials.zinc((0.20, 0.21, 0.225)), materials.zinc((0.13, 0.137, 0.145))
    axis, limit = canopies.arched_roof(RADIUS, HALF_ANGLE, CROWN, LONG, 2, dice, sheet, trim, "white", 0.02, gutters=False)
    rain.wet(bpy.data.materials["cells smf-520 white"])
    for metal in (sheet, trim):
        rain.wet(metal, "world", "Y", "X", soak=0.62, spacing=0.09, bead=0.016, sparkle=0.10)
    return -RADIUS * math.sin(limit) - 0.018, axis + RADIUS * math.cos(limit) - 0.032


def structure(edge):
    """Bent ribs on two rows of posts, rails under the sheet, and the tubes of light between them."""
    steel = materials.paint("steel", (0.055, 0.058, 0.062), 0.38, dirt=0.1)
    axis, limit = CROWN - RADIUS, math.radians(HALF_ANGLE)
    rib = geometry.extrude("rib", [(-0.035, -0.13), (0.035, -0.13), (0.035, -0.045), (-0.035, -0.045)],
                           [((o[0], 0, o[2] + axis), a, u) for o, a, u in roofs.arc_path(RADIUS, -limit * 0.96, limit * 0.96, 24)], steel, 20, True)
    parts = [rib]
    for x in (-1.75, 1.75):
        high = axis + math.sqrt(RADIUS ** 2 - x * x) - 0.10
        parts += [geometry.cylinder("post", 0.045, high, steel, (x, 0, 0), sides=24), geometry.cylinder("foot", 0.10, 0.015, steel, (x, 0, 0), bevel=0.003)]
    parts.append(geometry.tube("tie", [(-1.75, 0, 2.50), (1.75, 0, 2.50)], 0.016, steel))
    bay = geometry.join("bay", parts)
    bay.location.y = 0.3
    count = 8
    for index in range(1, count + 1):
        geometry.instance(bay, (0, 0.3 + index * (LONG - 0.6) / count, 0))
    for angle in (-0.93, -0.45, 0.0, 0.45, 0.93):
        a = angle * limit
        geometry.tube("rail", [(math.sin(a) * (RADIUS - 0.028), 0.02, axis + math.cos(a) * (RADIUS - 0.028)), (math.sin(a) * (RADIUS - 0.028), LONG - 0.02, axis + math.cos(a) * (RADIUS - 0.028))], 0.022, steel)
    geometry.extrude("soffit", [(0.02, -0.012), (LONG - 0.02, -0.012), (LONG - 0.02, -0.006), (0.02, -0.006)],
                     [((o[0], 0, o[2] + axis), a, u) for o, a, u in roofs.arc_path(RADIUS, -limit * 0.99, limit * 0.99, 24)], materials.paint("soffit", (0.42, 0.41, 0.39), 0.5), 20, True)
    shine = flats.glow("tube", (1.0, 0.80, 0.56, 1.0), 9.0)
    shine.cycles.sample_as_light = False
    for index in range(0, count, 2):
        y = 0.3 + (index + 1) * (LONG - 0.6) / count
        geometry.box("luminaire", (0.09, 1.3, 0.05), steel, (0, y, 2.60), bevel=0.01)
        geometry.box("tube", (0.06, 1.24, 0.02), shine, (0, y, 2.568), bevel=0.006)
        light.panel("light", (0, y, 2.54), (0, y, 0), (0.10, 1.2), 30, (1.0, 0.77, 0.52), 178)


def parked(dice):
    """Bicycles in a row of hoops, nose to the near side; one leans outside, forgotten in the rain."""
    kinds = [bicycles.bicycle((0.022, 0.045, 0.050), True), bicycles.bicycle((0.16, 0.022, 0.018), False, True), bicycles.bicycle((0.30, 0.30, 0.28), True), bicycles.bicycle((0.02, 0.021, 0.023), False)]
    hoop = geometry.tube("hoop", [(-0.38, 0, 0), (-0.38, 0, 0.62), (-0.28, 0, 0.78), (0.28, 0, 0.78), (0.38, 0, 0.62), (0.38, 0, 0)], 0.021, materials.stainless(), resolution=4)
    for pattern in (*kinds, hoop):
        pattern.hide_render = True
    for index in range(20):
        y = 1.0 + index * 0.92
        geometry.instance(hoop, (-0.55, y, 0))
        for side, share in ((1, 0.72), (-1, 0.5)):
            if dice.random() < share:
                geometry.instance(dice.choice(kinds), (-0.55 + dice.uniform(-0.25, 0.25), y + side * 0.16, 0), (side * 0.10, 0, dice.choice((0, math.pi)) + dice.uniform(-0.07, 0.07)))


def square(dice):
    stone = rain.paving("wet slabs", (0.095, 0.094, 0.093), (0.60, 0.40), 0.008)
    geometry.surface_grid("square", lambda u, v: ((u - 0.5) * 160, -30 + v * 190, 0.0), 2, 2, stone)
    dry = canopies.paving("dry slabs", (0.105, 0.102, 0.098), (0.60, 0.40), 0.008)
    geometry.surface_grid("under roof", lambda u, v: (-1.95 + u * 3.9, 0.4 + v * (LONG - 0.8), 0.003), 2, 2, dry)
    drain = rain.wet(materials.concrete((0.17, 0.165, 0.16)), "world", "Y", "X", beads=False)
    for x in (-2.62, 2.62):
        geometry.box("channel", (0.22, LONG + 4, 0.008), drain, (x, LONG / 2, 0.002), bevel=0.002)
    shine = flats.glow("street lamp", (*WARM, 1.0), 110.0)
    shine.cycles.sample_as_light = False
    for x, y in POSTS:
        turn = 0.0 if x < 0 else math.pi
        props.lamp_post(4.6, location=(x, y, 0), turn=turn, haze=HAZE)
        reach = 0.97 * math.cos(turn)
        geometry.box("lens", (0.46, 0.15, 0.02), shine, (x + reach, y, 4.655), bevel=0.004)
        flats.bulb((x + reach, y, 4.55), 170, WARM, 0.16)
    bark = materials.bark(HAZE)
    for index, (x, y, tall) in enumerate(((-10.5, 20.0, 8.5), (-10.0, 36.0, 9.5), (8.0, 30.0, 8.0), (-19.0, 33.0, 9.0))):
        tree = foliage.bare(3 + index, tall, bark, 5)
        tree.location = (x, y, 0)


def leaves(dice):
    """On the paving, more of them along the drain; some stick to the roof, where they lie flat."""
    spots = [(dice.uniform(-7.5, -2.8), dice.uniform(4.5, 15)) for _ in range(46)] + [(-2.66 + dice.gauss(0, 0.09), dice.uniform(3, 16)) for _ in range(30)]
    weather.fallen_leaves(spots + [(dice.uniform(-2.2, -1.2), dice.uniform(1, 9)) for _ in range(14)], 4, 0.006)
    axis = CROWN - RADIUS
    for leaf in weather.fallen_leaves([(0.05 + abs(dice.gauss(0, 1)) * 0.2, 1.0 + 5.5 * dice.random() ** 1.4) for _ in range(12)], 9, 0.0):
        angle, y = -math.radians(dice.uniform(8, HALF_ANGLE - 1)), leaf.location.y
        reach = RADIUS + 0.009
        leaf.location = (math.sin(angle) * reach, y, axis + math.cos(angle) * reach)
        leaf.rotation_mode, spin = "QUATERNION", leaf.rotation_euler.z
        leaf.rotation_quaternion = Euler((0, angle, 0)).to_quaternion() @ Euler((0, 0, spin)).to_quaternion()
        leaf.scale = (1, 1, 0.35)


def traffic():
    """A car comes along slowly with its lamps on, two stand at the side."""
    for kind, tone, x, y, turn in (("estate", (0.05, 0.055, 0.06), -7.2, 45.0, -math.pi / 2 - 0.05), ("hatchback", (0.20, 0.20, 0.20), -15.2, 30.0, math.pi / 2), ("saloon", (0.06, 0.02, 0.02), -15.3, 37.0, math.pi / 2)):
        vehicle = cars.car(kind, tone)
        vehicle.location, vehicle.rotation_euler = (x, y, 0), (0, 0, turn)
    nose = 45.0 - cars.CARS["estate"]["length"] / 2
    white = flats.glow("head lamp on", (1.0, 0.93, 0.80, 1.0), 260.0)
    white.cycles.sample_as_light = False
    for side in (-0.62, 0.62):
        geometry.lathe("head lamp", [(0.001, -0.02), (0.07, -0.015), (0.08, 0), (0.001, 0.03)], white, (-7.28 + side, nose, 0.66), (math.pi / 2, 0, 0), 20)
        flats.bulb((-7.28 + side, nose - 0.36, 0.62), 60, (1.0, 0.92, 0.80), 0.08)


def town(dice):
    """Houses round the square, shops on the ground floor, some windows lit."""
    panes = flats.evening_panes(HAZE)
    panes.cycles.sample_as_light = False
    tones = [(0.30, 0.26, 0.20), (0.27, 0.19, 0.14), (0.31, 0.30, 0.27), (0.24, 0.16, 0.11), (0.29, 0.24, 0.17), (0.26, 0.26, 0.24)]
    rows = [(x, 62.0 + dice.uniform(-0.5, 0.5), 0.0) for x in (-33, -21, -9.5, 2, 13.5, 25)] + [(16.5, y, -math.pi / 2) for y in (8, 20, 32, 44)] + [(-27.0, y, math.pi / 2) for y in (20, 32, 44)]
    for index, (x, y, turn) in enumerate(rows):
        house = world.building((11.4, 11, dice.uniform(9.5, 12.5)), 3 + index % 2, tones[index % 6], "gable", (x, y, 0), turn, HAZE, 1.15, 2.4, index)
        for slot in house.material_slots:
            if slot.material.name.startswith("window"):
                slot.material = panes
        shop((x, y), turn, dice, index)


def shop(middle, turn, dice, index):
    """A lit shop window with an awning let into the front of a house."""
    warm, strength = dice.choice(((1.0, 0.58, 0.26), (1.0, 0.68, 0.38), (1.0, 0.78, 0.54))), 0.0 if index % 3 == 1 else dice.uniform(0.06, 0.10)
    glow = display(f"display {index}", warm, strength)
    frame = materials.paint("shop front", dice.choice(((0.02, 0.035, 0.03), (0.05, 0.02, 0.018), (0.02, 0.02, 0.022))), 0.4)
    parts = [geometry.box("front", (7.4, 0.16, 2.9), frame, (0, -5.55, 1.45), bevel=0.02)]
    parts += [geometry.box("pane", (wide, 0.06, 2.0), glow, (x, -5.62, 1.45), bevel=0) for x, wide in ((-2.2, 2.5), (2.2, 2.5), (0, 1.0))]
    parts.append(geometry.box("awning", (7.6, 1.1, 0.05), frame, (0, -6.1, 2.95), (0.25, 0, 0), 0.01))
    whole = geometry.join("shop", parts)
    whole.location, whole.rotation_euler = (*middle, 0), (0, 0, turn)
    if strength:
        out = (math.sin(turn), -math.cos(turn))
        lamp = light.panel("shop light", (middle[0] + out[0] * 5.9, middle[1] + out[1] * 5.9, 1.9), (middle[0] + out[0] * 9, middle[1] + out[1] * 9, 0.3), (5, 1.6), 30, warm, 170)
        lamp.visible_glossy = False        # the window itself is what the paving mirrors


def display(name, warm, strength):
    """A shop window by night, seen from across the square: a lit room, and things of different height in front of it."""
    graph = Graph(name)
    m, place = graph.math, graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, z = split.outputs["X"], split.outputs["Z"]
    lottery = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    graph.links.new(m("FLOOR", m("MULTIPLY", m("ADD", x, m("MULTIPLY", graph.noise(place, 3.0, 2), 0.25)), 2.7)), lottery.inputs["W"])
    lot = lottery.outputs["Value"]
    top = m("ADD", 0.62, m("MULTIPLY", m("POWER", lot, 1.5), 1.05))
    before = graph.smooth(m("SUBTRACT", z, m("ADD", top, m("MULTIPLY", graph.noise(place, 6.0, 3), 0.2))), 0.10, -0.05)
    room = m("MULTIPLY", graph.smooth(z, 0.4, 2.4, 0.40, 1.15), graph.smooth(graph.noise(place, 0.9, 3), 0.3, 0.7, 0.65, 1.15))
    level = graph.mix(m("MULTIPLY", before, 0.88), room, m("MULTIPLY", m("FRACT", m("MULTIPLY", lot, 7.0)), 0.35))
    tint = graph.mix(m("MULTIPLY", before, 0.5), warm, (0.80, 0.34, 0.16))
    graph.set(Base_Color=(0.01, 0.011, 0.012), Roughness=0.08, Emission=tint, Emission_Strength=m("MULTIPLY", level, strength))
    graph.material.cycles.sample_as_light = False
    return graph.material


def falling(edge):
    lamps = [((x + (0.97 if x < 0 else -0.97), y, 4.5), 2.4, WARM) for x, y in POSTS[:3]]
    rainfall.shower(lamps, EYE, PIXEL, 8000)
    rainfall.curtain(EYE, math.radians(AZIMUTH), PIXEL)
    x, z = edge
    rainfall.drip_line((x, 0, z), (x, LONG, z), 0.0, EYE, PIXEL)


scene.render(build, "rain-canopy", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, bloom=0.09, warmth=-0.25, vignette=0.12)
