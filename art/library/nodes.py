"""A short notation for shader nodes: every method adds a node and returns its output."""
import bpy


class Graph:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.nodes, self.links = self.tree.nodes, self.tree.links
        self.shader = self.nodes["Principled BSDF"]
        self.output = self.nodes["Material Output"]

    def feed(self, socket, value):
        """Connects a socket, or sets its value if a plain number or tuple is given."""
        if hasattr(value, "is_output"):
            self.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1.0)
        else:
            socket.default_value = value

    def node(self, kind, settings=None, **inputs):
        node = self.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.feed(node.inputs[key.replace("_", " ")], value)
        return node

    def math(self, operation, first, second=0.0, third=None):
        node = self.nodes.new("ShaderNodeMath")
        node.operation = operation
        for index, value in enumerate((first, second, third)):
            if value is not None:
                self.feed(node.inputs[index], value)
        return node.outputs[0]

    def smooth(self, value, low, high, to_low=0.0, to_high=1.0, kind="SMOOTHSTEP"):
        node = self.nodes.new("ShaderNodeMapRange")
        node.interpolation_type = kind
        for key, number in (("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
            self.feed(node.inputs[key], number)
        self.feed(node.inputs["Value"], value)
        return node.outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        node = self.nodes.new("ShaderNodeMixRGB")
        node.blend_type = blend
        for index, value in enumerate((factor, first, second)):
            self.feed(node.inputs[index], value)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, roughness=0.55, distortion=0.0):
        node = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=roughness,
                         Distortion=distortion)
        self.links.new(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def scaled(self, vector, scale, rotation=(0, 0, 0), location=(0, 0, 0)):
        node = self.node("ShaderNodeMapping", Scale=scale, Rotation=rotation, Location=location)
        self.links.new(vector, node.inputs["Vector"])
        return node.outputs[0]

    def place(self, space="object"):
        """Coordinates in metres; 'object' shifts per object so that copies differ."""
        if space == "world":
            return self.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
        if space == "uv":
            return self.nodes.new("ShaderNodeTexCoord").outputs["UV"]
        origin = self.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        shift = self.math("MULTIPLY", self.random(), 71.0)
        node = self.nodes.new("ShaderNodeVectorMath")
        node.operation = "ADD"
        self.links.new(origin, node.inputs[0])
        self.links.new(shift, node.inputs[1])
        return node.outputs[0]

    def random(self):
        """A number from 0 to 1 that differs from object to object."""
        return self.nodes.new("ShaderNodeObjectInfo").outputs["Random"]

    def sheen(self, ior=1.5, normal=None):
        """Share of light mirrored by the outer face of a thin pane that does not refract.

        The inner face counts as none: the Fresnel of a denser medium would turn it into a full mirror.
        """
        node = self.node("ShaderNodeFresnel", IOR=ior)
        if normal is not None:
            self.links.new(normal, node.inputs["Normal"])
        inside = self.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"]
        return self.math("MULTIPLY", node.outputs[0], self.math("SUBTRACT", 1.0, inside))

    def bump(self, height, strength=0.3, distance=0.001, normal=None):
        node = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        self.links.new(height, node.inputs["Height"])
        if normal is not None:
            self.links.new(normal, node.inputs["Normal"])
        return node.outputs[0]

    def set(self, **inputs):
        for key, value in inputs.items():
            self.feed(self.shader.inputs[key.replace("_", " ")], value)
        return self
