"""OpenStack Swift with its S3 interface in one process: python3 swift-server.py FOLDER PORT KEY SECRET.

Real servers of accounts, containers, objects and the proxy before them, as Debian's python3-swift has
them; one disk in the folder, no replicas. Prints "ready" when it listens.
"""
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import storage_policy, utils  # noqa: E402
from swift.common.http_protocol import SwiftHttpProtocol  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

BACKEND = """
[DEFAULT]
devices = {folder}/devices
swift_dir = {folder}
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
[app:main]
use = egg:swift#{name}
"""

# The order is that of Swift's own example of a proxy. Sessions, which would need memcached, are not used.
PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck listing_formats bulk s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_{user} = {secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""


class Cache:
    """In place of memcached: what the proxy remembers of accounts and containers."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def incr(self, key, delta=1, **_):
        self.kept[key] = int(self.kept.get(key, 0)) + delta
        return self.kept[key]

    def delete(self, key, **_):
        self.kept.pop(key, None)


def with_cache(app):
    cache = Cache()

    def answer(env, start_response):
        env["swift.cache"] = cache
        return app(env, start_response)

    return answer


def listen(port=0):
    return eventlet.listen(("127.0.0.1", port), reuse_addr=True)


def make_ring(folder, name, port):
    builder = RingBuilder(1, 1, 0)
    device = {"id": 0, "region": 1, "zone": 1, "weight": 1.0, "device": "disk", "meta": ""}
    place = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    builder.add_dev({**device, **place})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))


def serve(folder, name, text, sock):
    path = os.path.join(folder, f"{name}.conf")
    with open(path, "w") as file:
        file.write(text)
    app = with_cache(loadapp(path, allow_modify_pipeline=False))
    eventlet.spawn(wsgi.server, sock, app, protocol=SwiftHttpProtocol, log_output=False)


def main(folder, port, key, secret):
    os.makedirs(os.path.join(folder, "devices", "disk"), exist_ok=True)
    utils.HASH_PATH_PREFIX = utils.HASH_PATH_SUFFIX = b"tests"
    storage_policy.reload_storage_policies()
    for name in ["account", "container", "object"]:
        sock = listen()
        make_ring(folder, name, sock.getsockname()[1])
        serve(folder, name, BACKEND.format(folder=folder, name=name), sock)
    user = key.replace(":", "_")
    serve(folder, "proxy", PROXY.format(folder=folder, user=user, secret=secret), listen(port))
    print("ready", flush=True)
    # Ends with the tests, however they end.
    while eventlet.tpool.execute(sys.stdin.readline):
        pass


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
