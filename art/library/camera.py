"""Cameras that behave like a photographer's: a focus point, an aperture, straight verticals."""
import bpy
from mathutils import Vector


def place(location, target, lens=35.0, focus=None, aperture=8.0, sensor=36.0, shift=(0.0, 0.0), roll=0.0):
    """Puts the camera at location, looking at target (points in metres).

    lens: focal length in mm on a 36 mm wide sensor; aperture: f-number (5.6 for a
    visibly soft background); focus: point that is sharp, the target by default;
    shift: lens shift in frame widths (raise y to keep verticals upright while showing
    more sky: aim the camera level and shift instead of tilting).
    """
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, sensor
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = 0.01, 30000.0
    entity = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(entity)
    entity.location = location
    direction = Vector(target) - Vector(location)
    entity.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    entity.rotation_euler.rotate_axis("Z", roll)
    data.dof.use_dof = aperture is not None
    if aperture is not None:
        # Distance along the optical axis, which is what the lens focuses on.
        point = Vector(focus if focus is not None else target)
        data.dof.focus_distance = (point - Vector(location)).dot(direction.normalized())
        data.dof.aperture_fstop = aperture
        data.dof.aperture_blades = 7
    bpy.context.scene.camera = entity
    return entity
