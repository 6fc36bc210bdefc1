"""Laboratory: a small module sample under a lamp on the bench, its leads clipped to a meter."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, cells, geometry, light, materials, module, props, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 10, 2, 0.1
SAMPLE = {"name": "sample", **module.DEFAULTS, "size": (0.395, 0.405), "columns": 2, "rows": 4}
HEAD = (0.02, 0.10, 0.40)    # of the lamp above the bench


def build(seed):
    dice = random.Random(seed)
    light.studio((0, 0, 0), power=0.0, ambient=0.34)
    light.even(0.6)
    # Evening: a tall window on the left, the lamp on the bench does the rest.
    light.panel("window", (-3.2, 0.9, 1.1), (0, 0.3, 0.1), (1.6, 2.2), 230, (0.80, 0.89, 1.0))
    light.panel("room", (2.2, -1.4, 2.0), (0, 0, 0), (1.4, 1.4), 34, (1.0, 0.93, 0.84))
    room(dice)
    sample()
    lamp()
    instruments()
    camera.place((-0.52, -1.12, 0.46), (0.02, 0.06, 0.18), lens=31, focus=(-0.02, -0.10, 0.02), aperture=5.6)


def room(dice):
    """Bench of solid laminate, a splashback, a shelf with boxes and bottles out of focus."""
    top = materials.surface("bench", (0.34, 0.345, 0.345), 0.38, variation=0.05, blotch=2.0, grain=300, bump=0.06, depth=0.0002, dirt=0.06)
    wall, steel = materials.plaster((0.52, 0.53, 0.53)), materials.aluminium(0.4)
    geometry.box("bench", (4.0, 0.85, 0.032), top, (0, 0.08, -0.016), bevel=0.003, segments=3)
    geometry.box("splashback", (4.0, 0.02, 0.12), top, (0, 0.50, 0.06), bevel=0.002)
    geometry.box("wall", (6.0, 0.1, 4.0), wall, (0, 0.57, 0.5), bevel=0)
    shelf = materials.wood((0.32, 0.25, 0.17), rough=0.5)
    geometry.box("shelf", (0.22, 3.4, 0.024), shelf, (0.2, 0.40, 0.56), (0, 0, math.pi / 2), 0.003)
    for x in (-1.1, 0.0, 1.1):
        geometry.box("bracket", (0.004, 0.18, 0.12), steel, (x, 0.42, 0.49), bevel=0.001)
    glass = [materials.paint("bottle", color, 0.1, dirt=0.0, coat=0.5) for color in ((0.09, 0.035, 0.010), (0.55, 0.56, 0.55), (0.02, 0.05, 0.07))]
    x = -1.2
    while x < 1.5:
        if dice.random() < 0.55:
            size = dice.uniform(0.030, 0.046)
            rings = [(size * 0.95, 0), (size, 0.004), (size, size * 2.7), (size * 0.8, size * 3.2), (size * 0.38, size * 3.6), (size * 0.36, size * 4.0), (size * 0.46, size * 4.02), (size * 0.46, size * 4.6)]
            geometry.lathe("bottle", rings, dice.choice(glass), (x, dice.uniform(0.36, 0.44), 0.572))
            x += size * 2 + dice.uniform(0.006, 0.05)
        else:
            wide, tall = dice.uniform(0.07, 0.24), dice.uniform(0.08, 0.20)
            color = dice.choice([(0.07, 0.085, 0.11), (0.33, 0.30, 0.25), (0.45, 0.46, 0.46), (0.04, 0.04, 0.045)])
            geometry.box("case", (wide, 0.16, tall), materials.plastic("case", color, 0.6), (x + wide / 2, 0.41, 0.572 + tall / 2), (0, 0, dice.uniform(-0.05, 0.05)), 0.004)
            x += wide + dice.uniform(0.012, 0.07)


def sample():
    """Eight half cells in a laminate, propped 12 mm up on two bars so that it can be clipped."""
    sheet = module.laminate("sample", SAMPLE["size"], module.flat, cells.face(SAMPLE, "white", 0.40, 0.0), cells.edge("white"), (1, 1))
    studio.emboss(sheet, 0.5)
    bar, copper = materials.black_aluminium(), materials.surface("ribbon", (0.60, 0.58, 0.55), 0.3, 1.0)
    parts = [sheet, *(geometry.box("bar", (0.42, 0.018, 0.012), bar, (0, y, -0.006), bevel=0.0015) for y in (-0.15, 0.15))]
    for x in (-0.12, 0.12):
        parts.append(geometry.box("ribbon", (0.006, 0.040, 0.0003), copper, (x, -0.214, 0.0011), bevel=0.0001))
    geometry.group("sample", parts, (-0.02, -0.02, 0.012), (0, 0, 0.12))


def lamp():
    """A heavy foot, two arms with a joint, a turned shade with a warm lamp inside."""
    metal, dark = materials.aluminium(0.3), materials.paint("lamp", (0.020, 0.022, 0.024), 0.38)
    foot, elbow, head = Vector((0.42, 0.30, 0.0)), Vector((0.56, 0.30, 0.42)), Vector(HEAD)
    geometry.lathe("foot", [(0.085, 0), (0.090, 0.003), (0.090, 0.016), (0.084, 0.022), (0.016, 0.026), (0.014, 0.040)], dark, foot, sides=64)
    geometry.tube("arm", [foot + Vector((0, 0, 0.02)), elbow], 0.0075, metal, resolution=6)
    wrist = head + Vector((0.055, 0.03, 0.085))
    geometry.tube("arm", [elbow, wrist], 0.0075, metal, resolution=6)
    for joint in (elbow, wrist):
        geometry.cylinder("joint", 0.017, 0.030, dark, joint + Vector((0, 0.015, 0)), (math.pi / 2, 0, 0), bevel=0.002)
    shade = [(0.001, 0.105), (0.024, 0.104), (0.030, 0.098), (0.033, 0.060), (0.056, 0.040), (0.080, 0.004), (0.081, 0.0), (0.079, 0.001), (0.054, 0.038), (0.030, 0.056), (0.001, 0.058)]
    body = geometry.lathe("shade", shade[::-1], dark, head, sides=64)
    body.rotation_euler = (0.12, 0.10, 0)
    glow = materials.Graph("bulb")
    glow.set(Base_Color=(1.0, 0.9, 0.75), Emission=(1.0, 0.82, 0.58), Emission_Strength=9.0)
    glow.material.cycles.sample_as_light = False
    geometry.lathe("bulb", [(0.001, 0.006), (0.020, 0.010), (0.028, 0.024), (0.022, 0.042), (0.012, 0.052)], glow.material, head, sides=32)
    light.panel("lamp", head + Vector((0, 0, -0.002)), (-0.01, -0.02, 0), (0.10, 0.10), 15.0, (1.0, 0.83, 0.62), 120)


def instruments():
    """A source meter with knobs and two clip leads; a rule, a calliper-like gauge, a notebook."""
    shell, dark, steel = materials.plastic("meter", (0.27, 0.275, 0.27), 0.5), materials.plastic("panel", (0.022, 0.023, 0.025), 0.4), materials.stainless()
    parts = [geometry.box("case", (0.28, 0.24, 0.105), shell, (0, 0, 0.060), bevel=0.008, segments=4),
             geometry.box("front", (0.264, 0.006, 0.090), dark, (0, -0.120, 0.060), bevel=0.002),
             geometry.box("display", (0.120, 0.002, 0.046), materials.plastic("screen", (0.006, 0.020, 0.024), 0.08), (-0.055, -0.1236, 0.075), bevel=0.0008)]
    # A measured curve on the screen instead of figures.
    trace = materials.Graph("trace")
    trace.set(Base_Color=(0, 0, 0), Emission=(0.25, 0.85, 0.70), Emission_Strength=1.6)
    curve = [(-0.107 + 0.104 * s / 24, -0.1250, 0.0565 + 0.034 * (1 - (s / 24) ** 9)) for s in range(25)]
    parts.append(geometry.tube("trace", curve, 0.0006, trace.material))
    for x, size in ((0.035, 0.011), (0.070, 0.011), (0.104, 0.016)):
        parts.append(geometry.lathe("knob", [(size, 0), (size, 0.010), (size * 0.86, 0.013), (0.001, 0.013)], steel, (x, -0.1225, 0.082), (math.pi / 2, 0, 0)))
    for x in (0.036, 0.062, 0.088, 0.114):
        parts.append(geometry.lathe("socket", [(0.0062, 0), (0.0062, 0.004), (0.0030, 0.0044), (0.0026, 0.0006)], steel, (x, -0.1225, 0.038), (math.pi / 2, 0, 0), 24))
    geometry.group("meter", parts, (-0.44, 0.27, 0.0), (0, 0, 0.20))
    studio.cable([(-0.382, 0.150, 0.038), (-0.374, 0.100, 0.030), (-0.34, 0.02, 0.003), (-0.33, -0.12, 0.0022), (-0.24, -0.27, 0.004), (-0.13, -0.275, 0.013)], 0.0020)
    studio.cable([(-0.356, 0.155, 0.038), (-0.345, 0.110, 0.030), (-0.30, 0.02, 0.003), (-0.285, -0.16, 0.0022), (-0.16, -0.335, 0.003), (0.03, -0.325, 0.004), (0.115, -0.252, 0.013)], 0.0020, (0.24, 0.014, 0.010))
    for place, turn, color in (((-0.135, -0.274, 0.0135), 0.25, (0.013, 0.013, 0.014)), ((0.110, -0.255, 0.0135), 0.9, (0.24, 0.014, 0.010))):
        jaw = [geometry.box("sleeve", (0.034, 0.009, 0.0085), materials.plastic("clip", color, 0.5), (0.010, 0, 0), bevel=0.0025),
               geometry.box("upper", (0.022, 0.006, 0.0012), steel, (0.036, 0, 0.0022), (0, 0.11, 0), 0.0004),
               geometry.box("lower", (0.022, 0.006, 0.0012), steel, (0.036, 0, -0.0022), (0, -0.11, 0), 0.0004)]
        geometry.group("clip", jaw, place, (0, 0, turn))
    props.rule(0.30, (0.22, -0.27, 0.0), 0.42)
    cover = materials.fabric("notebook", (0.035, 0.040, 0.048), 1200)
    paper = materials.plastic("paper", (0.60, 0.59, 0.55), 0.8)
    geometry.group("notebook", [geometry.box("pages", (0.143, 0.206, 0.010), paper, (0.001, 0, 0.0065), bevel=0.001),
                                geometry.box("cover", (0.150, 0.212, 0.0018), cover, (0, 0, 0.0125), bevel=0.0006),
                                geometry.box("rear", (0.150, 0.212, 0.0018), cover, (0, 0, 0.0009), bevel=0.0006)], (0.43, -0.06, 0), (0, 0, -0.3))
    geometry.tube("pencil", [(0.375, -0.10, 0.0178), (0.455, -0.005, 0.0178)], 0.0037, materials.paint("pencil", (0.25, 0.05, 0.02), 0.3))


scene.render(build, "laboratory-bench", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.05)
