"""The skins of cars: a lofted surface per kind, cut along windows, lamps, wheel arches and shut lines.

Loops run round the car from the middle of its tail to the middle of its nose, one above the other: sill, bumper, belt, glass, roof.
A point of the skin has two parameters besides its place: s along a loop (0 tail, 3 rear corner, 10 front corner, 13 nose) and
t from loop to loop (0 underside, 5 bumper's shelf, 7 belt, 8 foot of the glass, 9 edge of the roof, 11 its middle).
Only the left half is made here; cars.py mirrors it. x is forward, the car stands on z = 0.
"""
import numpy as np

# Metres. base: wheelbase; nose: front overhang; belt: height at tail, middle and windscreen; lead: of the bonnet's front edge;
# cowl, header: from the nose to the foot and the top of the windscreen; tail: from the back end to the foot and the top of the
# rear window; roof: half width at its edge; pillar: rearmost side pillar at foot and top; posts: the others;
# lamp: rear lamps in s and t; dark: t up to which the skin is bare plastic.
PLANS = {
    "hatchback": {"length": 4.28, "width": 1.79, "height": 1.47, "base": 2.63, "nose": 0.86, "tyre": 0.316, "clear": 0.17, "belt": (0.98, 0.94, 0.95), "lead": 0.71, "cowl": 1.06,
                  "header": 1.98, "tail": (0.09, 0.40), "roof": 0.585, "pillar": (0.62, 0.50), "posts": (0.02, -0.86), "lamp": (2.1, 3.7, 5.5, 6.8), "dark": 1.5},
    "estate": {"length": 4.77, "width": 1.83, "height": 1.47, "base": 2.79, "nose": 0.91, "tyre": 0.325, "clear": 0.16, "belt": (0.98, 0.93, 0.94), "lead": 0.70, "cowl": 1.16,
               "header": 2.06, "tail": (0.16, 0.52), "roof": 0.60, "pillar": (0.10, 0.09), "posts": (0.06, -0.88), "lamp": (1.75, 3.9, 5.7, 6.75), "dark": 1.4},
    "suv": {"length": 4.42, "width": 1.84, "height": 1.64, "base": 2.66, "nose": 0.88, "tyre": 0.352, "clear": 0.21, "belt": (1.10, 1.07, 1.07), "lead": 0.88, "cowl": 1.04,
            "header": 1.84, "tail": (0.10, 0.33), "roof": 0.625, "pillar": (0.22, 0.15), "posts": (0.04, -0.85), "lamp": (2.3, 3.55, 5.45, 6.85), "dark": 2.35},
    "van": {"length": 4.91, "width": 1.90, "height": 1.96, "base": 3.0, "nose": 0.90, "tyre": 0.345, "clear": 0.20, "belt": (1.16, 1.14, 1.12), "lead": 0.93, "cowl": 0.82,
            "header": 1.56, "tail": (0.06, 0.15), "roof": 0.76, "pillar": (2.62, 2.62), "posts": (), "lamp": (2.75, 3.45, 5.4, 6.9), "dark": 2.2},
    "saloon": {"length": 4.70, "width": 1.83, "height": 1.44, "base": 2.83, "nose": 0.88, "tyre": 0.322, "clear": 0.16, "belt": (1.00, 0.93, 0.94), "lead": 0.70, "cowl": 1.14,
               "header": 2.06, "tail": (0.52, 1.16), "roof": 0.58, "pillar": (0.34, 0.30), "posts": (0.04, -0.86), "lamp": (1.85, 3.75, 5.6, 6.7), "dark": 1.4},
}
SPANS = (8, 8, 9, 10, 26, 28, 28, 28, 26, 10, 9, 8, 8)


def axles(plan):
    front = plan["length"] / 2 - plan["nose"]
    return front, front - plan["base"]


def through(stations, x):
    """A smooth curve through (x, value) pairs."""
    xs, ys = (np.array(column, float) for column in zip(*stations))
    slope = np.gradient(ys, xs)
    x = np.clip(x, xs[0], xs[-1])
    i = np.clip(np.searchsorted(xs, x) - 1, 0, len(xs) - 2)
    h = xs[i + 1] - xs[i]
    u = (x - xs[i]) / h
    return (ys[i] * (1 + 2 * u) * (1 - u) ** 2 + slope[i] * h * u * (1 - u) ** 2
            + ys[i + 1] * u * u * (3 - 2 * u) + slope[i + 1] * h * u * u * (u - 1))


def table(plan):
    """Loops from the underside to the roof: ends, half width, roundness of tail and nose, heights, radius of the edge, bulge above it."""
    back, nose, half, clear = -plan["length"] / 2, plan["length"] / 2, plan["width"] / 2, plan["clear"]
    top, lead, (foot, brow) = plan["height"], plan["lead"], plan["tail"]
    tail_z, belt_z, cowl_z = plan["belt"]
    boxy = plan["height"] > 1.8
    shelf, cowl, header = 0.56 + (clear - 0.17), nose - plan["cowl"], nose - plan["header"]
    mid = (back + nose) / 2

    def heights(rear, middle, front, screen=None):
        return [(back, rear), (mid - 0.4, middle), (cowl, screen if screen is not None else middle), (nose, front)]
    deck = tail_z + (0.05 if foot > 0.4 else 0.02)      # a saloon's boot rises towards the window
    rear, front = (0.05, 0.20) if boxy else (0.10, 0.26), (0.17, 0.34)
    belt, glass = (0.965, 0.935 * half) if boxy else (0.945, 0.885 * half)
    return [
        (back + 0.20, nose - 0.26, 0.80 * half, rear, front, heights(clear + 0.12, clear, clear + 0.02), 0.02, 0.0),
        (back + 0.06, nose - 0.09, 0.950 * half, rear, front, heights(clear + 0.13, clear + 0.03, clear + 0.04), 0.02, 0.0),
        (back + 0.02, nose - 0.02, 0.982 * half, rear, front, heights(clear + 0.24, clear + 0.14, clear + 0.18), 0.04, 0.03),
        (back, nose - 0.005, 0.997 * half, rear, front, heights(shelf - 0.08, shelf - 0.06, shelf - 0.10), 0.05, 0.02),
        (back + 0.004, nose, 1.0 * half, rear, front, heights(shelf + 0.02, shelf, shelf - 0.02), 0.012, 0.0),
        (back + 0.055, nose - 0.035, 1.0 * half, rear, front, heights(shelf + 0.05, shelf + 0.06, shelf + 0.03), 0.014, 0.03),
        (back + 0.062, nose - 0.09, 0.985 * half, rear, front, [(back, tail_z - 0.15), (mid - 0.4, belt_z - 0.13), (cowl, cowl_z - 0.14), (nose, lead - 0.05)], 0.012, 0.02),
        (back + min(foot, 0.11), nose - 0.16, belt * half, rear, (0.18, 0.30), [(back, tail_z), (mid - 0.4, belt_z), (cowl, cowl_z - 0.03), (nose - 0.4, lead + 0.07), (nose, lead)], 0.03, 0.022),
        (back + foot + 0.012, cowl, glass, (0.06, 0.13), (0.16, 0.16), [(back, deck), (back + foot + 0.05, deck), (mid, belt_z + 0.014), (cowl, cowl_z + 0.02)], 0.014, 0.035 if not boxy else 0.02),
        (back + brow, header, plan["roof"], (0.05, 0.12), (0.10, 0.13), [(back + brow, top - 0.085), (mid - 0.2, top - 0.055), (header, top - 0.085)], 0.045, 0.02),
        (back + brow + 0.16, header - 0.18, plan["roof"] - 0.15, (0.04, 0.10), (0.08, 0.12), [(back + brow, top - 0.045), (mid - 0.2, top - 0.012), (header, top - 0.040)], 0.10, 0.01),
        (back + brow + 0.42, header - 0.46, 0.0, (0, 0), (0, 0), [(back + brow, top - 0.03), (mid - 0.2, top), (header, top - 0.025)], 0.0, 0.0)]


def loop(entry, s):
    """Points of one loop at the parameters s: a cubic B-spline, even across the car's middle."""
    start, end, wide, (bow_b, round_b), (bow_f, round_f), stations = entry[:6]
    wb, wf = wide * 0.965, wide * 0.955
    first, last = start + bow_b + round_b * 1.3, end - bow_f - round_f * 1.3
    sides = [(first + (last - first) * share, wide * (1 - 0.035 * abs(2 * share - 0.95) ** 3)) for share in (0.2, 0.4, 0.6, 0.8)]
    knots = [(start, 0), (start + bow_b * 0.22, wb * 0.5), (start + bow_b * 0.8, wb - round_b * 0.9), (start + bow_b + round_b * 0.24, wb - round_b * 0.10), (first, wb), *sides,
             (last, wf), (end - bow_f - round_f * 0.24, wf - round_f * 0.10), (end - bow_f * 0.8, wf - round_f * 0.9), (end - bow_f * 0.22, wf * 0.5), (end, 0)]
    knots = np.array([(knots[1][0], -knots[1][1]), *knots, (knots[-2][0], -knots[-2][1])])
    i = np.minimum(s.astype(int), 12)
    u = (s - i)[:, None]
    plan = ((1 - u) ** 3 * knots[i] + (3 * u ** 3 - 6 * u * u + 4) * knots[i + 1] + (-3 * u ** 3 + 3 * u * u + 3 * u + 1) * knots[i + 2] + u ** 3 * knots[i + 3]) / 6
    return np.column_stack([plan[:, 0], np.maximum(plan[:, 1], 0), through(stations, plan[:, 0])])


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def surface(plan):
    """Grid of points over (t, s), with its parameters: straight between loops but for a bulge, rounded where they meet."""
    entries = table(plan)
    s = np.concatenate([index + np.arange(count) / count for index, count in enumerate(SPANS)] + [[13.0]])
    loops = np.array([loop(entry, s) for entry in entries])
    along = np.gradient(loops, s, axis=1)
    along[-1] = along[-2]
    steps = loops[1:] - loops[:-1]
    reach = np.linalg.norm(steps, axis=2)
    out = unit(np.cross(steps, along[:-1] + along[1:]))
    cut = np.array([np.minimum(entry[6], 0.42 * np.minimum(reach[max(k - 1, 0)], reach[min(k, len(reach) - 1)])) for k, entry in enumerate(entries)])

    def between(k, share):
        return loops[k] + steps[k] * share[:, None] + out[k] * (reach[k] * entries[k][7] * 4 * share * (1 - share))[:, None]
    rows, places = [], []
    counts = (3, 3, 5, 4, 3, 7, 6, 14, 18, 5, 6)
    for k in range(len(entries) - 1):
        low, high = cut[k] / reach[k], 1 - cut[k + 1] / reach[k]
        if k:
            before = cut[k] / reach[k - 1]
            a, b = between(k - 1, 1 - before), between(k, low)
            for u in (0.2, 0.4, 0.6, 0.8):
                rows.append(a * (1 - u) ** 2 + 2 * loops[k] * u * (1 - u) + b * u * u)
                places.append(k - before * (1 - u) ** 2 + low * u * u)
        for step in range(counts[k] + 1):
            share = low + (high - low) * step / counts[k]
            rows.append(between(k, share))
            places.append(k + share)
    grid = np.array(rows)
    grid[-1, :, 1] = 0
    return grid, np.stack([np.broadcast_to(s, grid.shape[:2]), np.array(places)], axis=2)


class Skin:
    """The left half of a body, whose faces are split along the zero of any function of place and parameters."""

    def __init__(self, plan):
        grid, parameters = surface(plan)
        high, wide = grid.shape[:2]
        normal = unit(np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1)))
        normal[np.linalg.norm(normal, axis=2) < 0.5] = (0, 0, 1)
        normal[:, (0, -1), 1], normal[-1, :, :2] = 0, 0
        normal = unit(normal)
        # One row per vertex: place, normal, s and t, metres per unit of s and of t.
        scale = [np.linalg.norm(np.gradient(grid, axis=axis), axis=2) / np.maximum(np.abs(np.gradient(parameters[..., index], axis=axis)), 1e-6) for axis, index in ((1, 0), (0, 1))]
        self.points = np.concatenate([grid, normal, parameters, np.stack(scale, axis=2)], axis=2).reshape(-1, 10)
        index = np.arange(high * wide).reshape(high, wide)
        quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], axis=2).reshape(-1, 4)
        self.faces = np.concatenate([quads, np.repeat(quads[:, :1], 10, axis=1)], axis=1)      # padded with the first corner
        self.sizes, self.tags = np.full(len(quads), 4), np.full(len(quads), "paint", "U12")

    def middles(self):
        filled = np.arange(14) < self.sizes[:, None]
        return (self.points[self.faces] * filled[..., None]).sum(axis=1) / self.sizes[:, None]

    def split(self, function, where=None):
        """Cuts faces (of those whose middle satisfies where) along function = 0."""
        value = function(self.points)
        value = np.where(np.abs(value) < 1e-6, 1e-6, value)
        corner = value[self.faces]
        mixed = (corner.min(axis=1) < 0) & (corner.max(axis=1) > 0)
        if where is not None:
            mixed &= where(self.middles())
        made, fresh, keep, tags = {}, [], [], []
        count = len(self.points)
        for number in np.nonzero(mixed)[0]:
            ring = list(self.faces[number, :self.sizes[number]])
            halves, crossings = {True: [], False: []}, 0
            for a, b in zip(ring, ring[1:] + ring[:1]):
                halves[bool(value[a] > 0)].append(a)
                if (value[a] > 0) != (value[b] > 0):
                    crossings += 1
                    key = (min(a, b), max(a, b))
                    if key not in made:
                        share = value[key[0]] / (value[key[0]] - value[key[1]])
                        made[key] = count + len(fresh)
                        fresh.append(self.points[key[0]] * (1 - share) + self.points[key[1]] * share)
                    halves[True].append(made[key])
                    halves[False].append(made[key])
            if crossings != 2 or max(len(half) for half in halves.values()) > 13:
                mixed[number] = False      # a contour narrower than a face: left whole
                continue
            keep += halves.values()
            tags += [self.tags[number]] * 2
        if keep:
            self.points, padded = np.concatenate([self.points, fresh]), np.array([half + [half[0]] * (14 - len(half)) for half in keep])
            self.faces = np.concatenate([self.faces[~mixed], padded])
            self.sizes = np.concatenate([self.sizes[~mixed], [len(half) for half in keep]])
            self.tags = np.concatenate([self.tags[~mixed], tags])

    def mark(self, tag, function, where=None, only=None):
        """Gives the faces inside function < 0 a tag; only: of those that have one of these tags."""
        self.split(function, where)
        middle = self.middles()
        chosen = function(middle) < 0
        if where is not None:
            chosen &= where(middle)
        if only:
            chosen &= np.isin(self.tags, only)
        self.tags[chosen] = tag

    def gap(self, function, where=None, width=0.0055, only=("paint", "dark"), tag="gap"):
        """A dark line along function = 0."""
        self.split(lambda p: function(p) - width, where)
        self.split(lambda p: function(p) + width, where)
        middle = self.middles()
        chosen = (np.abs(function(middle)) < width) & np.isin(self.tags, only)
        self.tags[chosen & where(middle) if where else chosen] = tag


# --- what is cut into a skin ------------------------------------------------------------

def patch(s_from, s_to, t_from, t_to, radius=0.04):
    """Signed distance to a rectangle in s and t, measured on the skin in metres, its corners rounded."""
    def distance(p):
        a = np.maximum(s_from - p[:, 6], p[:, 6] - s_to) * p[:, 8] + radius
        b = np.maximum(t_from - p[:, 7], p[:, 7] - t_to) * p[:, 9] + radius
        return np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - radius
    return distance


def both(first, second, soft=0.05):
    """What lies in both shapes; where their edges meet, the corner is rounded."""
    def distance(p):
        a, b = first(p), second(p)
        blend = np.maximum(soft - np.abs(a - b), 0) / soft
        return np.maximum(a, b) + blend * blend * soft * 0.25
    return distance


def within(s_from, s_to, t_from, t_to):
    return lambda p: (p[:, 6] > s_from) & (p[:, 6] < s_to) & (p[:, 7] > t_from) & (p[:, 7] < t_to)


def panes(skin, plan):
    """Glass with a black border: windscreen, side windows with their posts, rear window."""
    back, (foot, brow), boxy = -plan["length"] / 2, plan["tail"], plan["height"] > 1.8
    low, high = back + foot + plan["pillar"][0], back + brow + plan["pillar"][1]
    if boxy:
        low = high = back + plan["pillar"][0]
    base, top = plan["belt"][1], plan["height"] - 0.06

    def behind(p):
        return low + (high - low) * (p[:, 2] - base) / (top - base) - p[:, 0]
    side = both(patch(3.2, 9.78, 8.09, 8.92, 0.035), behind)
    screen, rear = patch(10.35, 14, 8.05, 8.95, 0.05), patch(-1, 2.55, 8.10, 8.90, 0.06)
    if boxy:
        rear = both(patch(-1, 2.45, 8.06, 8.80, 0.05), lambda p: 0.07 - p[:, 1])
    for shape, where, border in ((screen, within(10, 14, 7.9, 9.3), 0.02), (side, within(3, 10, 7.9, 9.3), 0.016), (rear, within(-1, 3, 7.9, 9.3), 0.02)):
        skin.mark("frit", lambda p, f=shape, b=border: f(p) - b, where)
        skin.mark("glass", shape, where)
    for post in plan["posts"]:
        skin.split(lambda p, x=post: p[:, 0] - x - 0.035, within(3, 10, 8, 9))
        skin.mark("frit", lambda p, x=post: np.abs(p[:, 0] - x) - 0.035, lambda p, x=post: within(3, 10, 8, 9)(p) & (p[:, 0] < x + 0.035), ("glass",))


def lamps(skin, plan):
    skin.mark("tail", patch(*plan["lamp"]), within(0.8, 5, 5, 7))
    skin.mark("head", patch(10.0, 11.75, 5.5, 6.6, 0.05), within(9.5, 12.5, 5, 7))
    skin.mark("grille", patch(11.9, 14, 5.2, 6.25, 0.03), within(11, 14, 5, 7))
    skin.mark("grille", patch(11.0, 14, 2.0, 3.4, 0.05), within(10.5, 14, 1, 4))
    skin.mark("reflector", patch(1.75, 2.6, 3.25, 3.5, 0.012), within(1, 3.5, 3, 4))


def shut_lines(skin, plan):
    """Doors, tailgate or boot, bonnet, bumpers."""
    front, rear = axles(plan)
    boxy, saloon = plan["height"] > 1.8, plan["tail"][0] > 0.4
    sill = plan["clear"] + 0.135
    lead = front - plan["tyre"] - 0.13
    posts = plan["posts"] or (0.10, rear + plan["tyre"] + 0.07)
    for x in (lead, *posts):
        skin.gap(lambda p, x=x: p[:, 0] - x + 0.10 * np.maximum(p[:, 2] - 0.75, 0) * (x == lead), lambda p, x=x: within(3, 10, 1, 7.97)(p) & (p[:, 2] > sill) & (np.abs(p[:, 0] - x) < 0.2))
    skin.gap(lambda p: p[:, 2] - sill, lambda p: within(3, 10, 0, 3)(p) & (p[:, 0] < lead) & (p[:, 0] > posts[-1]))
    skin.gap(lambda p: p[:, 7] - 4.55, lambda p: within(-1, 4.9, 4, 5.5)(p) | within(8.6, 14, 4, 5.5)(p))
    lid = patch(-1, 2.62 if boxy else 2.72, 5.3, 7.95 if saloon else 9.2, 0.03)
    skin.gap(lid, within(-1, 3.4, 5, 9.6), only=("paint", "dark", "frit", "tail"))
    skin.gap(patch(9.8, 14, 6.8, 7.96, 0.03), within(9, 14, 6.4, 8))
    if boxy:
        skin.gap(lambda p: p[:, 1], within(-1, 2.6, 4.6, 9.2), 0.006, ("paint", "frit"))
        # The rail of the sliding door, and the joints of the panels where others have windows.
        skin.mark("gap", lambda p: np.abs(p[:, 7] - 6.93) * p[:, 9] - 0.014, lambda p: within(3, 10, 6.5, 7)(p) & (p[:, 0] < posts[-1]) & (p[:, 0] > rear - 0.25), ("paint",))
        for x in (posts[0] - 0.06, posts[-1]):
            skin.gap(lambda p, x=x: p[:, 0] - x, lambda p, x=x: within(3, 10, 7.9, 8.95)(p) & (np.abs(p[:, 0] - x) < 0.1))


def arches(skin, plan):
    for x in axles(plan):
        def ring(p, x=x):
            return np.hypot(p[:, 0] - x, p[:, 2] - plan["tyre"]) - plan["tyre"] - 0.048
        where = within(2.6, 10.6, -1, 6.95)
        if plan["dark"] > 2:
            skin.mark("dark", lambda p: ring(p) - 0.055, where, ("paint", "gap"))
        skin.mark("arch", ring, where)


def finished(kind):
    """The skin of a kind of car with everything cut into it."""
    plan = PLANS[kind]
    skin = Skin(plan)
    panes(skin, plan)
    lamps(skin, plan)
    skin.mark("dark", lambda p: p[:, 7] - plan["dark"], lambda p: p[:, 7] < 4, ("paint",))
    skin.mark("dark", lambda p: (p[:, 7] - 2.35) * p[:, 9], within(-1, 4, 0, 4), ("paint",))
    shut_lines(skin, plan)
    arches(skin, plan)
    return skin
