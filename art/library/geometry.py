"""Meshes built from numbers: boxes, tubes, extrusions and bent grids.

Every solid gets a small bevel: an edge without a highlight is the first thing
that gives a picture away as computer-made. Lengths are metres, z is up.
"""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def link(mesh, material=None, name=None):
    """Puts a mesh into the scene as a new object."""
    entity = bpy.data.objects.new(name or mesh.name, mesh)
    bpy.context.scene.collection.objects.link(entity)
    if material is not None and not mesh.materials:
        mesh.materials.append(material)
    return entity


def instance(entity, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """A cheap copy that shares its mesh with the original."""
    copy = entity.copy()
    copy.location, copy.rotation_euler = location, rotation
    copy.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    copy.hide_render = False
    bpy.context.scene.collection.objects.link(copy)
    return copy


def mesh_from(name, vertices, faces, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.update()
    return mesh


def box(name, size, material=None, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.004, segments=2):
    """A box centred on its location, with rounded edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0, matrix=Matrix.Diagonal((*size, 1.0)))
    width = min(bevel, min(size) * 0.45)
    if width > 0:
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=width, segments=segments,
                        affect="EDGES", profile=0.5)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    entity = link(mesh, material, name)
    entity.location, entity.rotation_euler = location, rotation
    return entity


def cylinder(name, radius, height, material=None, location=(0, 0, 0), rotation=(0, 0, 0),
             top_radius=None, sides=32, bevel=0.002):
    """A cylinder standing on its location; give top_radius for a cone."""
    upper = radius if top_radius is None else top_radius
    rings = [(max(radius - bevel, 1e-4), 0), (radius, bevel), (upper, height - bevel),
             (max(upper - bevel, 1e-4), height)]
    return lathe(name, rings, material, location, rotation, sides)


def lathe(name, rings, material=None, location=(0, 0, 0), rotation=(0, 0, 0), sides=32):
    """Turns a list of (radius, height) round the z axis; both ends are closed."""
    vertices, faces = [], []
    for radius, height in rings:
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(rings) - 1):
        for side in range(sides):
            following = (side + 1) % sides
            faces.append((ring * sides + side, ring * sides + following,
                          (ring + 1) * sides + following, (ring + 1) * sides + side))
    faces.append(tuple(reversed(range(sides))))
    faces.append(tuple(range((len(rings) - 1) * sides, len(rings) * sides)))
    mesh = mesh_from(name, vertices, faces, smooth=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    entity = link(mesh, material, name)
    entity.location, entity.rotation_euler = location, rotation
    return entity


def tube(name, points, radius, material=None, closed=False, smooth=False, resolution=3):
    """A round bar, pipe or cable along points; smooth=True for cables that hang."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, resolution
    curve.use_fill_caps = True
    if smooth:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        for control, point in zip(spline.bezier_points, points):
            control.co = point
            control.handle_left_type = control.handle_right_type = "AUTO"
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for control, point in zip(spline.points, points):
            control.co = (*point, 1.0)
    spline.use_cyclic_u = closed
    entity = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(entity)
    if material is not None:
        curve.materials.append(material)
    return entity


def extrude(name, profile, path, material=None, smooth_angle=35, closed_profile=False):
    """Sweeps a cross-section along a path.

    profile: list of (across, up); path: function of step -> (origin, across, up)
    given as a list of such triples, so that straight and curved sheets share this.
    """
    vertices, faces = [], []
    count = len(profile)
    for origin, across, up in path:
        origin, across, up = Vector(origin), Vector(across), Vector(up)
        vertices.extend(origin + across * a + up * u for a, u in profile)
    last = count if closed_profile else count - 1
    for step in range(len(path) - 1):
        for index in range(last):
            following = (index + 1) % count
            faces.append((step * count + index, step * count + following,
                          (step + 1) * count + following, (step + 1) * count + index))
    if closed_profile:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range((len(path) - 1) * count, len(path) * count)))
    mesh = mesh_from(name, vertices, faces, smooth=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth_angle)
    return link(mesh, material, name)


def straight(start, end, across, up=(0, 0, 1), steps=1):
    """A straight path for extrude()."""
    start, end = Vector(start), Vector(end)
    return [(start.lerp(end, i / steps), across, up) for i in range(steps + 1)]


def surface_grid(name, function, columns, rows, material=None, smooth=True):
    """A grid over the unit square, placed by function(u, v) -> point; uv = (u, v)."""
    vertices = [function(c / columns, r / rows) for r in range(rows + 1) for c in range(columns + 1)]
    width = columns + 1
    faces = [(r * width + c, r * width + c + 1, (r + 1) * width + c + 1, (r + 1) * width + c)
             for r in range(rows) for c in range(columns)]
    return link(mesh_from(name, vertices, faces, smooth), material, name)


def rounded(entity):
    """Shades bevels as roundings, flat faces as flat: for parts seen so close that facets would show."""
    mesh = entity.data
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(42)
    weighted = entity.modifiers.new("weighted", "WEIGHTED_NORMAL")
    weighted.keep_sharp = True
    return entity


def group(name, entities, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """An empty that carries several objects, so that they move as one."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(empty)
    for entity in entities:
        entity.parent = empty
    empty.location, empty.rotation_euler = location, rotation
    empty.scale = (scale,) * 3
    return empty


def join(name, entities):
    """Melts objects (curves too) into one mesh object with its origin at the world's."""
    shape, materials = bmesh.new(), []
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for entity in entities:
        evaluated = entity.evaluated_get(graph)
        mesh = bpy.data.meshes.new_from_object(evaluated, depsgraph=graph)
        mesh.transform(entity.matrix_world)
        slots = []
        for material in mesh.materials:
            if material not in materials:
                materials.append(material)
            slots.append(materials.index(material))
        before = len(shape.faces)
        shape.from_mesh(mesh)
        shape.faces.ensure_lookup_table()
        for face in shape.faces[before:]:
            face.material_index = slots[face.material_index] if slots else 0
        bpy.data.meshes.remove(mesh)
        bpy.data.objects.remove(entity)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    for material in materials:
        mesh.materials.append(material)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.7
    return link(mesh, None, name)
