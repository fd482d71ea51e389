/**
 * Calls of the vendors' base libraries, whether this host has them or not (the names that Taro's platform plugins know,
 * and some more). A listed call that the host lacks exists, as on a phone, and throws an error with its name; a call in
 * neither place is undefined, as on a phone.
 */
const WEAPP = (
  'addFileToFavorites addPhoneContact addVideoToFavorites authPrivateMessage authorize canvasGetImageData ' +
  'canvasPutImageData canvasToTempFilePath checkIsAddedToMyMiniProgram checkSession chooseAddress chooseContact ' +
  'chooseImage chooseInvoiceTitle chooseLocation chooseVideo clearStorage closeBLEConnection closeBluetoothAdapter ' +
  'closeSocket compressImage connectSocket createAnimation createBLEConnection createCameraContext createCanvasContext ' +
  'createInnerAudioContext createInterstitialAd createMapContext createMediaQueryObserver createOffscreenCanvas ' +
  'createRewardedVideoAd createTCPSocket createUDPSocket createVideoContext createWebAudioContext createWorker ' +
  'cropImage disableAlertBeforeUnload downloadFile editImage enableAlertBeforeUnload exitMiniProgram ' +
  'getAvailableAudioSources getBLEDeviceCharacteristics getBLEDeviceServices getBackgroundAudioManager ' +
  'getBackgroundFetchData getBackgroundFetchToken getBatteryInfo getBeacons getBluetoothAdapterState ' +
  'getBluetoothDevices getChannelsLiveInfo getChannelsLiveNoticeInfo getClipboardData getConnectedBluetoothDevices ' +
  'getConnectedWifi getExtConfig getFileInfo getFileSystemManager getFuzzyLocation getGroupEnterInfo getImageInfo ' +
  'getLocalIPAddress getLocation getLogManager getNetworkType getPerformance getRealtimeLogManager getRecorderManager ' +
  'getSavedFileInfo getSavedFileList getScreenBrightness getSetting getShareInfo getStorage getStorageInfo ' +
  'getSystemInfo getUserInfo getUserProfile getWeRunData getWifiList hideHomeButton hideKeyboard hideLoading ' +
  'hideNavigationBarLoading hideShareMenu hideTabBar hideTabBarRedDot hideToast join1v1Chat loadFontFace login ' +
  'makePhoneCall navigateBack navigateBackMiniProgram navigateTo navigateToBookshelf navigateToMiniProgram ' +
  'notifyBLECharacteristicValueChange onAccelerometerChange onCompassChange onLocationChange onSocketClose ' +
  'onSocketError onSocketMessage onSocketOpen openBluetoothAdapter openChannelsActivity openChannelsEvent ' +
  'openChannelsLive openChannelsUserProfile openCustomerServiceChat openDocument openLocation ' +
  'openOfficialAccountProfile openSetting openVideoEditor pageScrollTo previewImage queryBookshelf reLaunch ' +
  'readBLECharacteristicValue redirectTo removeSavedFile removeStorage removeTabBarBadge requestSubscribeMessage ' +
  'saveFile saveFileToDisk saveImageToPhotosAlbum saveVideoToPhotosAlbum scanCode scanItem sendBizRedPacket ' +
  'sendSocketMessage setBackgroundColor setBackgroundTextStyle setClipboardData setEnable1v1Chat setEnableDebug ' +
  'setInnerAudioOption setKeepScreenOn setNavigationBarColor setNavigationBarTitle setScreenBrightness setStorage ' +
  'setTabBarBadge setTabBarItem setTabBarStyle setWindowSize shareFileMessage showActionSheet showFavoriteGuide ' +
  'showLoading showModal showNavigationBarLoading showShareMenu showTabBar showTabBarRedDot showToast ' +
  'startAccelerometer startBeaconDiscovery startBluetoothDevicesDiscovery startCompass startDeviceMotionListening ' +
  'startFacialRecognitionVerify startLocationUpdate startPullDownRefresh stopAccelerometer stopBeaconDiscovery ' +
  'stopBluetoothDevicesDiscovery stopCompass stopDeviceMotionListening stopLocationUpdate stopPullDownRefresh ' +
  'switchTab uploadFile vibrateLong vibrateShort writeBLECharacteristicValue'
).split(' ');

const ALIPAY = (
  'addCardAuth addPhoneContact addToDesktop authorize call canvasGetImageData canvasPutImageData canvasToTempFilePath ' +
  'checkSession chooseAddress chooseAlipayContact chooseCity chooseContact chooseImage chooseInvoiceTitle ' +
  'chooseLocation choosePhoneContact chooseVideo clearStorage closeBluetoothAdapter closeSocket compressImage ' +
  'connectBLEDevice connectSocket createAnimation createCanvasContext createInnerAudioContext createMapContext ' +
  'createVideoContext createWebViewContext datePicker disconnectBLEDevice downloadFile exitMiniProgram getAddress ' +
  'getAuthCode getAvailableAudioSources getBLEDeviceCharacteristics getBLEDeviceServices getBatteryInfo getBeacons ' +
  'getBluetoothAdapterState getBluetoothDevices getConnectedBluetoothDevices getConnectedWifi getExtConfig getFileInfo ' +
  'getFileSystemManager getImageInfo getLocation getMainSelectedCity getNetworkType getOpenUserInfo getPhoneNumber ' +
  'getRunData getRunScene getSavedFileInfo getSavedFileList getScreenBrightness getServerTime getSetting getStorage ' +
  'getStorageInfo getSystemInfo getTitleColor getUserInfo getWifiList hideHomeButton hideKeyboard hideLoading ' +
  'hideNavigationBarLoading hideShareMenu hideTabBar hideTabBarRedDot hideToast isCollected loadFontFace ' +
  'makeBluetoothPair makePhoneCall multiLevelSelect navigateBack navigateBackMiniProgram navigateTo ' +
  'navigateToBookshelf navigateToMiniProgram notifyBLECharacteristicValueChange onLocatedComplete onSocketClose ' +
  'onSocketError onSocketMessage onSocketOpen openAlipayApp openBluetoothAdapter openDocument openLocation openSetting ' +
  'optionsSelect pageScrollTo paySignCenter previewImage prompt queryBookshelf reLaunch readBLECharacteristicValue ' +
  'redirectTo regionPicker removeSavedFile removeStorage removeTabBarBadge requestSubscribeMessage rsa saveFile ' +
  'saveImageToPhotosAlbum saveVideoToPhotosAlbum scanCode sendSocketMessage setBackgroundColor setBackgroundTextStyle ' +
  'setEnableDebug setInnerAudioOption setKeepScreenOn setLocatedCity setScreenBrightness setStorage setTabBarBadge ' +
  'setTabBarItem setTabBarStyle showActionSheet showAuthGuide showFavoriteGuide showLoading showNavigationBarLoading ' +
  'showShareMenu showTabBar showTabBarRedDot showToast startAccelerometer startBeaconDiscovery ' +
  'startBluetoothDevicesDiscovery startCompass startDeviceMotionListening startPullDownRefresh stopAccelerometer ' +
  'stopBeaconDiscovery stopBluetoothDevicesDiscovery stopCompass stopDeviceMotionListening stopPullDownRefresh ' +
  'switchTab textRiskIdentification tradePay uploadFile vibrate vibrateLong vibrateShort watchShake ' +
  'writeBLECharacteristicValue'
).split(' ');

export const VENDOR_CALLS: Readonly<Record<'weapp' | 'alipay', readonly string[]>> = {
  weapp: WEAPP,
  alipay: ALIPAY,
};
