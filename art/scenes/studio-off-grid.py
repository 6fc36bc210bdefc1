"""Studio: a flexible off-grid module over a low arch, its cable led to a battery box."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, geometry, light, materials, module, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 32, 2, 0.1
RADIUS = 1.9                 # of the wooden arch and of the module on it
HALF = 0.985 / 2


def build(seed):
    lamps = light.studio((0, 0, 0.3), power=1.0, ambient=0.14)
    studio.aim(lamps["key"], (-2.6, -0.9, 2.3), (0, 0, 0.2))
    studio.aim(lamps["rim"], (1.8, 2.3, 2.0), (0, 0, 0.3))
    lamps["rim"].data.energy = 32
    lamps["fill"].data.energy = 10
    light.panel("sheen", (-0.2, 2.6, 2.0), (0, 0, 0.2), (2.4, 0.7), 9, (0.95, 0.97, 1.0))
    studio.cove((0.47, 0.465, 0.45), far=2.2)
    rise = RADIUS - RADIUS * math.cos(HALF / RADIUS)
    sheet = module.make("off-grid-small", module.arc(RADIUS), "white", dust=0.0, gloss=0.36)
    sheet.rotation_euler, sheet.location = (0, 0, 0.30), (-0.12, 0.05, rise + 0.052)
    sheet2 = arch(rise)
    sheet2.rotation_euler, sheet2.location = (0, 0, 0.30), (-0.12, 0.05, 0.0)
    leads()
    battery((0.72, -0.22, 0.0), -0.28)
    # Room on both sides: phones crop to 3:2.
    camera.place((-0.55, -1.72, 0.74), (0.12, -0.04, 0.08), lens=33, focus=(0.0, -0.34, 0.15), aperture=9.0)


def arch(rise):
    """Three bent ribs and a low base hold the curve, as a vehicle roof would."""
    wood = materials.wood((0.36, 0.26, 0.16), rough=0.55)
    parts = []
    limit = (HALF - 0.012) / RADIUS
    # The long side of the module follows the arch, along x. Built along y, in which wood has its grain, and turned.
    for y in (-0.36, 0.0, 0.36):
        profile, steps = [], 24
        for step in range(steps + 1):
            angle = -limit + 2 * limit * step / steps
            profile.append((RADIUS * math.sin(angle), RADIUS * math.cos(angle) - RADIUS + rise + 0.0515))
        profile += [(RADIUS * math.sin(limit), 0.0), (-RADIUS * math.sin(limit), 0.0)]
        path = geometry.straight((0.010, 0, 0), (-0.010, 0, 0), (0, 1, 0))
        rib = studio.soften(geometry.extrude("rib", profile, path, wood, 30, True), 0.0015)
        rib.rotation_euler, rib.location = (0, 0, -math.pi / 2), (0, y, 0)
        parts.append(rib)
    return geometry.group("arch", parts)


def leads():
    """Two solar cables leave under the front edge; the box's own leads wait beside them."""
    red, black = (0.20, 0.012, 0.010), (0.013, 0.013, 0.014)
    studio.cable([(0.292, -0.199, 0.078), (0.318, -0.275, 0.046), (0.322, -0.330, 0.006), (0.315, -0.41, 0.0032), (0.290, -0.485, 0.0060)], 0.0029, black)
    studio.connector((0.290, -0.485, 0.0092), -2.05)
    studio.cable([(0.349, -0.182, 0.070), (0.380, -0.255, 0.042), (0.388, -0.310, 0.006), (0.395, -0.39, 0.0032), (0.385, -0.470, 0.0060)], 0.0029, red)
    studio.connector((0.385, -0.470, 0.0092), -1.85, pin=False)
    for x, y, tone, apart in ((0.640, -0.319, black, 0.0), (0.673, -0.328, red, 0.035)):
        studio.cable([(x, y, 0.085), (x - 0.014, y - 0.05, 0.076), (x - 0.026, y - 0.095, 0.022), (x - 0.055, y - 0.150, 0.0034),
                      (x - 0.115, y - 0.215 - apart, 0.0032), (x - 0.185, y - 0.250 - apart, 0.0060)], 0.0029, tone)
        studio.connector((x - 0.185, y - 0.250 - apart, 0.0092), math.pi + 0.33 + apart * 4, pin=apart > 0)


def battery(location, turn):
    """A portable battery: rounded case, carrying handle, dark front with sockets and one small light."""
    shell, dark = materials.plastic("case", (0.105, 0.11, 0.115), 0.5), materials.plastic("front", (0.018, 0.018, 0.019), 0.42)
    metal, glow = materials.stainless(), materials.plastic("lamp", (0.08, 0.45, 0.16), 0.3)
    parts = [geometry.box("case", (0.34, 0.22, 0.225), shell, (0, 0, 0.1215), bevel=0.022, segments=6),
             geometry.box("front", (0.28, 0.006, 0.150), dark, (0, -0.110, 0.122), bevel=0.0028, segments=3),
             geometry.box("display", (0.085, 0.002, 0.045), materials.plastic("screen", (0.004, 0.005, 0.006), 0.08), (0.075, -0.1135, 0.160), bevel=0.0008),
             geometry.tube("handle", [(-0.105, 0, 0.225), (-0.105, 0, 0.262), (-0.080, 0, 0.282), (0.080, 0, 0.282), (0.105, 0, 0.262), (0.105, 0, 0.225)], 0.0115, dark),
             geometry.cylinder("button", 0.011, 0.004, metal, (-0.095, -0.1125, 0.165), (math.pi / 2, 0, 0)),
             geometry.cylinder("lamp", 0.0022, 0.0012, glow, (-0.068, -0.1130, 0.165), (math.pi / 2, 0, 0))]
    for x in (-0.05, -0.015):
        parts.append(geometry.lathe("socket", [(0.0125, 0), (0.0125, 0.004), (0.0105, 0.0046), (0.0085, 0.0046), (0.0080, 0.0005)], metal, (x, -0.1125, 0.085), (math.pi / 2, 0, 0)))
    for x in (0.045, 0.075, 0.105):
        parts.append(geometry.box("port", (0.014, 0.0012, 0.0062), metal, (x, -0.1132, 0.085), bevel=0.0005))
    for x in (-0.12, 0.12):
        for y in (-0.07, 0.07):
            parts.append(geometry.cylinder("foot", 0.014, 0.010, dark, (x, y, 0), sides=24))
    whole = geometry.join("battery", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


scene.render(build, "studio-off-grid", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
