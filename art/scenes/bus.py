"""City bus at its stop on a wet winter afternoon, from the steps of a footbridge: modules in two rows on its roof, lamps on, puddles."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402

from library import bicycles, buildings, bus_fittings, buses, camera, cars, flats, foliage, geometry, light, materials, module, props, rain, scene, street, vehicles, weather, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 10, 4, -0.6
SUN = (3.6, -14.0)                         # elevation and azimuth: at the end of the street, out of the frame
EYE, AZIMUTH, LENS, SHIFT = (-5.6, -7.5, 5.1), 25.5, 35, -0.137
HAZE = 420.0                               # damp air
KERB, ACROSS = -1.50, 9.4                  # x of both kerbs
MODULES, ASIDE = (2.05, 3.80, 7.62, 9.37), 0.565
POD = 5.72
PAVED = 0.13


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    bpy.context.scene.cycles.glossy_bounces = 3
    light.daylight(elevation=SUN[0], azimuth=SUN[1], air=1.2, dust=2.4, clouds=0.0, seed=seed)
    weather.clearing(SUN[1], low=0.05, rise=0.14, seed=seed)
    size = module.FORMATS["off-grid"]["size"]
    bus_fittings.body([(ASIDE, y, size[0] / 2, size[1] / 2) for y in MODULES])
    bus_fittings.interior()
    on_roof()
    ground(dice)
    stop(dice)
    houses(dice)
    trees(dice)
    traffic()
    rain.veil((1.9, 1.75, 1.6))
    turn = math.radians(AZIMUTH)
    camera.place(EYE, (EYE[0] + 10 * math.sin(turn), EYE[1] + 10 * math.cos(turn), EYE[2] - 0.95), lens=LENS, focus=(-0.4, 3.2, buses.TOP), aperture=7.1, shift=(0, SHIFT))


def on_roof():
    bead, surface, roof = vehicles.sealant((0.30, 0.30, 0.29)), vehicles.over(buses.roof), buses.roof
    for side in (-1, 1):
        for y in MODULES:
            vehicles.lay("off-grid", surface, (side * ASIDE, y), bead=bead, dust=0.07, backsheet="white", box="front")
        # The two modules of a row are joined at their boxes; a lead runs from the row to its gland.
        for first, second, end, far in ((MODULES[0], MODULES[1], POD - 1.06, -1), (MODULES[3], MODULES[2], POD + 1.06, 1)):
            a, b = first + 0.834, second + 0.834
            x = ASIDE - 0.05
            lead = [(x, a, 0.014), (x - 0.06, a, 0.011), (0.20, a + 0.006, 0.010), (0.135, a - 0.05 * far, 0.006), (0.125, (a + b) / 2, 0.006), (0.135, b + 0.06 * far, 0.006), (0.20, b + 0.01 * far, 0.010), (x - 0.06, b, 0.011), (x, b, 0.014)]
            vehicles.cable([(side * u, v, roof(u) + w) for u, v, w in lead], clips=False)
            away = [(x, b - 0.008, 0.014), (x - 0.07, b - 0.008, 0.010), (0.19, b - 0.012, 0.010), (0.085, b - 0.09 * far, 0.006), (0.060, (b + end) / 2, 0.006), (0.032, end + 0.16 * far, 0.007), (0.028, end + 0.06 * far, 0.020)]
            vehicles.cable([(side * u, v, roof(u) + w) for u, v, w in away], clips=False)
            for u, v in ((0.125, (a + b) / 2), (0.060, (b + end) / 2)):
                geometry.box("clip", (0.030, 0.024, 0.009), materials.rubber(), (side * u, v, roof(u) + 0.006), bevel=0.003)
    for y, turn in ((POD - 1.06, 0.0), (POD + 1.06, math.pi)):
        vehicles.gland((0, y, roof(0) - 0.002), turn)
    shell = rain.wet(vehicles.white_paint(0.35), "world", "Y", "X", soak=0.9, fade=(10, 24), spacing=0.25, bead=0.04, sparkle=0.3)
    vehicles.pod((0, POD, roof(0) - 0.07), (1.80, 1.80, 0.27), shell, 3)
    vehicles.hatch((0, 0.86, roof(0) - 0.006), (0.52, 0.40), 0.11, (0.20, 0.21, 0.21))
    vehicles.hatch((0, 10.85, roof(0) - 0.006), (0.62, 0.62), 0.12, (0.20, 0.21, 0.21))
    for x, y in ((0.50, 0.86), (-0.45, 10.7)):
        vehicles.mast((x, y, roof(x)), 0.24)
    joint = materials.plastic("joint", (0.16, 0.16, 0.155), 0.6)
    for y in (1.12, 4.72, 6.74, 10.26):
        geometry.tube("joint", [(x, y, roof(x) + 0.0002) for x in vehicles.steps(-1.07, 1.07, 0.06)], 0.0025, joint, resolution=1)
    damp(bpy.data.materials["cells off-grid white"])


def damp(material):
    """The matte front of the modules after rain: drops that stand on it, and a film that is thin and broken, or the cells would not show."""
    graph = rain.opened(material)
    graph.set(Specular=0.14)
    m, place = graph.math, graph.place("uv")
    shift = graph.node("ShaderNodeVectorMath", {"operation": "ADD"})
    graph.links.new(place, shift.inputs[0])
    graph.links.new(m("MULTIPLY", graph.random(), 31.0), shift.inputs[1])
    (small, _), (large, _) = rain.drops(graph, shift.outputs[0], 0.016, 0.5), rain.drops(graph, shift.outputs[0], 0.045, 0.55, 0.40)
    patch = graph.smooth(graph.noise(shift.outputs[0], 2.6, 4, 0.6), 0.42, 0.62)
    height = m("MAXIMUM", m("MULTIPLY", small, 0.8), large)
    normal = graph.bump(m("ADD", height, m("MULTIPLY", patch, 0.0006)), 1.0, 1.0)
    bead = graph.smooth(height, 0.0, 0.0012)
    rain.film(graph, normal, 0.07, m("ADD", m("MULTIPLY", bead, 0.5), m("MULTIPLY", patch, 0.08)))


def ground(dice):
    tar = street.wet_ground("wet asphalt", (0.048, 0.049, 0.051), None, (0.535, 0.565), 0.22, (KERB, ACROSS), HAZE)
    geometry.surface_grid("carriageway", lambda u, v: (KERB + (ACROSS - KERB) * u, -30 + 330 * v, 0.0), 2, 2, tar)
    world.plain(-0.3, 5000, materials.ground((0.06, 0.06, 0.05), HAZE))
    slabs = street.wet_ground("wet slabs", (0.135, 0.130, 0.122), (0.60, 0.40), (0.545, 0.575), 0.33, (), HAZE)
    for x0, x1 in ((-16.0, KERB - 0.14), (ACROSS + 0.14, 14.5)):
        geometry.surface_grid("pavement", lambda u, v, a=x0, b=x1: (a + (b - a) * u, -30 + 330 * v, PAVED), 2, 2, slabs)
    stone = rain.wet(materials.concrete((0.24, 0.235, 0.225)), "world", "X", "Y", soak=0.6, beads=False)
    kerb = geometry.box("kerb", (0.16, 0.985, 0.30), stone, bevel=0.018, segments=3)
    kerb.hide_render = True
    for index in range(110):
        for x in (KERB - 0.07, ACROSS + 0.07):
            geometry.instance(kerb, (x + dice.gauss(0, 0.003), -8 + index, PAVED - 0.148 + dice.gauss(0, 0.003)), (0, 0, dice.gauss(0, 0.003)))
    line = materials.surface("line", (0.36, 0.36, 0.34), 0.35, variation=0.3, blotch=6, grain=60, bump=0.3, dirt=0.7)
    for index in range(26):
        geometry.box("dash", (0.12, 2.9, 0.004), line, (3.9, -8 + index * 6.0, 0.002), (0, 0, dice.uniform(-0.002, 0.002)), 0.001)
    iron = rain.wet(materials.surface("cast iron", (0.035, 0.034, 0.033), 0.45, 0.6, variation=0.3, grain=60), "world", "X", "Y", beads=False)
    for x, y in ((1.2, -3.4), (5.6, 6.0), (6.4, 24.0)):
        geometry.cylinder("manhole", 0.34, 0.008, iron, (x, y, -0.002), sides=48)
    # Raised strips guide the blind to the first door.
    strip = rain.wet(materials.concrete((0.36, 0.355, 0.34)), "world", "X", "Y", soak=0.7, beads=False)
    for k in range(5):
        geometry.box("guide", (0.035, 14.0, 0.008), strip, (KERB - 0.62 - k * 0.07, 4.0, PAVED + 0.002), bevel=0.003)
    spots = [(KERB + 0.04 + abs(dice.gauss(0, 0.10)), dice.uniform(-5, 0.1)) for _ in range(26)]
    weather.fallen_leaves(spots, 4, 0.006)
    weather.fallen_leaves([(dice.uniform(-5.2, -1.8), dice.uniform(-2, 12)) for _ in range(60)], 7, PAVED + 0.005)


def stop(dice):
    street.shelter((-4.85, 4.6, PAVED))
    steel = materials.paint("pole", (0.10, 0.105, 0.11), 0.35, dirt=0.1)
    x, y = KERB - 0.62, 9.6
    geometry.cylinder("pole", 0.038, 3.0, steel, (x, y, PAVED), sides=24)
    geometry.box("board", (0.44, 0.05, 0.44), materials.paint("sign", (0.012, 0.085, 0.088), 0.3, dirt=0.1, coat=0.5), (x - 0.26, y, PAVED + 2.72), bevel=0.012)
    geometry.box("line plate", (0.30, 0.054, 0.30), materials.paint("sign white", (0.60, 0.60, 0.57), 0.35, dirt=0.1), (x - 0.26, y, PAVED + 2.72), bevel=0.01)
    number("5", (x - 0.26, y - 0.029, PAVED + 2.72), 0.30)
    geometry.box("timetable", (0.26, 0.04, 0.40), steel, (x - 0.16, y, PAVED + 1.50), bevel=0.01)
    geometry.box("sheet", (0.21, 0.004, 0.34), materials.paint("paper", (0.55, 0.55, 0.53), 0.5), (x - 0.16, y - 0.021, PAVED + 1.50), bevel=0)
    bin_ = materials.paint("litter bin", (0.030, 0.055, 0.045), 0.4, dirt=0.25)
    geometry.lathe("bin", [(0.16, 0.10), (0.20, 0.14), (0.225, 0.80), (0.24, 0.82), (0.24, 0.88), (0.20, 0.90), (0.19, 0.80)], bin_, (-4.75, 10.0, PAVED), sides=36)
    for y in (12.6, 13.6):
        hoop = [(-0.38, 0, 0), (-0.38, 0, 0.62), (-0.28, 0, 0.78), (0.28, 0, 0.78), (0.38, 0, 0.62), (0.38, 0, 0)]
        geometry.tube("hoop", [(-5.0 + a, y, PAVED + h) for a, _, h in hoop], 0.021, materials.stainless(), resolution=4)
    bike = bicycles.bicycle((0.14, 0.022, 0.018), True)
    bike.location, bike.rotation_euler = (-5.0, 12.75, PAVED), (0.10, 0, 0.05)


def number(text, place, tall):
    curve = bpy.data.curves.new("number", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = text, tall, "CENTER", "CENTER", 0.001
    curve.materials.append(materials.plastic("number", (0.015, 0.015, 0.016), 0.5))
    entity = bpy.data.objects.new("number", curve)
    bpy.context.scene.collection.objects.link(entity)
    entity.location, entity.rotation_euler = place, (math.pi / 2, 0, 0)


def houses(dice):
    """Across the road a row with shops, and a gap where a side street comes in; on the near side only from where it shows."""
    windows = street.casements()
    tones = [(0.34, 0.29, 0.22), (0.30, 0.18, 0.13), (0.38, 0.36, 0.32), (0.27, 0.25, 0.22), (0.40, 0.33, 0.22), (0.33, 0.31, 0.30)]
    plans = ((13.5, 4, True), (11.0, 5, True), (14.0, 4, False), (12.5, 4, True), (15.5, 5, False))
    y = -3.0
    for index, (plan, gap) in enumerate(((0, 0), (1, 0), (2, 0), (3, 6.0), (4, 0), (1, 0), (0, 9.0), (2, 0), (3, 0))):
        width, floors, shop = plans[plan]
        street.front(width, floors, tones[plan], 20 + plan, windows, (14.4, y + width, 0), -math.pi / 2, shop, dress=index)
        y += width + gap
    y = 2.0
    for index, plan in enumerate((4, 3, 0, 1, 2, 4, 3)):
        width, floors, shop = plans[plan]
        street.front(width, floors, tones[plan], 20 + plan, windows, (-9.6, y, 0), math.pi / 2, shop, dress=50 + index)
        y += width
    far = [world.building((14, 11, tall), 4, tones[k], "gable", haze=HAZE, window_width=1.15, bay=2.8, seed=k) for k, tall in enumerate((11.0, 13.0))]
    for house in far:
        house.hide_render = True
    for index, (x, y, turn) in enumerate(((40, 36, 0.1), (55, 48, 0), (-26, 150, 0), (-10, 168, 0.1), (10, 176, 0), (26, 165, -0.1), (42, 150, 0))):
        geometry.instance(far[index % 2], (x, y, 0), (0, 0, turn))
    world.hills(1400, -30, 60, 60, 4, HAZE * 4)


def trees(dice):
    bark = rain.wet(materials.surface("wet bark", (0.050, 0.042, 0.035), 0.8, variation=0.3, grain=14, bump=0.8, depth=0.02), "object", "X", "Z", beads=False, soak=0.8)
    kinds = [foliage.bare(11 + k, 8.6 + k * 0.9, bark, 5) for k in range(3)]
    for kind in kinds:
        kind.hide_render = True
    for index, y in enumerate((11.6, 21.0, 31.5, 41.0, 52.0, 63.0, 75.0, 88.0, 102.0)):
        geometry.instance(kinds[index % 3], (-3.0 + dice.uniform(-0.2, 0.2), y, PAVED), (0, 0, dice.uniform(0, 6.28)), dice.uniform(0.85, 1.1))
    for index, y in enumerate((6.5, 17.0, 27.5, 38.0, 49.0, 60.0, 72.0, 85.0, 100.0)):
        geometry.instance(kinds[(index + 1) % 3], (11.0 + dice.uniform(-0.2, 0.2), y, PAVED), (0, 0, dice.uniform(0, 6.28)), dice.uniform(0.85, 1.1))
    shine = flats.glow("street lamp", (1.0, 0.74, 0.44, 1.0), 70.0)
    shine.cycles.sample_as_light = False
    for x, y, turn in ((-2.3, 26.0, 0.0), (10.2, 11.5, math.pi), (10.2, 44.0, math.pi), (-2.3, 58.0, 0.0)):
        props.lamp_post(6.6, location=(x, y, PAVED), turn=turn, haze=HAZE)
        reach = 0.97 * math.cos(turn)
        geometry.box("lens", (0.46, 0.15, 0.02), shine, (x + reach, y, PAVED + 6.66), bevel=0.004)


def traffic():
    for kind, tone, x, y, turn in (("hatchback", (0.20, 0.20, 0.205), ACROSS - 1.1, 3.4, math.pi / 2), ("estate", (0.018, 0.022, 0.034), ACROSS - 1.12, 15.5, math.pi / 2), ("suv", (0.10, 0.018, 0.016), ACROSS - 1.1, 22.5, math.pi / 2), ("saloon", (0.05, 0.053, 0.057), 1.4, 46.0, -math.pi / 2 + 0.02)):
        vehicle = cars.car(kind, tone)
        vehicle.location, vehicle.rotation_euler = (x, y, 0), (0, 0, turn)
    nose = 46.0 - cars.CARS["saloon"]["length"] / 2
    white = flats.glow("car lamp on", (1.0, 0.94, 0.84, 1.0), 200.0)
    white.cycles.sample_as_light = False
    for side in (-0.62, 0.62):
        geometry.lathe("car lamp", [(0.001, -0.02), (0.07, -0.015), (0.08, 0), (0.001, 0.03)], white, (1.4 + side, nose, 0.64), (math.pi / 2, 0, 0), 20)


scene.render(build, "bus", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="High Contrast", bloom=0.055, warmth=0.1, vignette=0.16)
