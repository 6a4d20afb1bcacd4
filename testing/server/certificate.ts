/**
 * A certificate of localhost for tests with TLS, and its key. Everybody can read the key, so it is worth nothing elsewhere.
 * Made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost -addext
 * subjectAltName=DNS:localhost,IP:127.0.0.1`.
 */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgIDYV+iT5imndKYqF
EuHYLKXYWQ2o0PCuIRM+acFm6M6hRANCAASfqFI1xKRoF9qyc8uaZR7JbuHjA4P+
ARx60GuIiOvpaEnJpPG+nfuBMrRePyF1u16Hi2K3MjM/qhX7GY3m20jn
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUXtBrNH5LSZDzOaMo64uBSkRGtiUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE0MTEwMloYDzIxMjYxMDI5
MTQxMTAyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASfqFI1xKRoF9qyc8uaZR7JbuHjA4P+ARx60GuIiOvpaEnJpPG+nfuB
MrRePyF1u16Hi2K3MjM/qhX7GY3m20jno28wbTAdBgNVHQ4EFgQUSSnFynM6Tdtm
IIwG4MOLvE7xM/UwHwYDVR0jBBgwFoAUSSnFynM6TdtmIIwG4MOLvE7xM/UwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAMN3a0YvCVDXQK9syqFXQFnkkkVxasuXRZLfdHFNP0JdAiEA
j4wiZ2Nvgt/lD1dh7lROX6XHfti8jQtbXbhNMY0NM1M=
-----END CERTIFICATE-----
`,
};
