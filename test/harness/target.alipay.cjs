process.env.TARO_ENV = 'alipay';
