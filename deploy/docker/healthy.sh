#!/bin/sh
# Whether the site in this container answers: 0 or 1.
exec /opt/frontage/node_modules/node-linux-*/bin/node -e "fetch('http://127.0.0.1:'+(process.env.PORT||8080)+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"
